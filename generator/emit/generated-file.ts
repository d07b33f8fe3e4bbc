/** One file of the output: a POSIX path relative to its folder, and its whole text. */
export type GeneratedFile = { readonly path: string; readonly text: string };

/** Everything that a run writes. */
export type Output = {
  /** The contract, in generated/. */
  readonly files: readonly GeneratedFile[];
  /** Page data, in .cache/site/. */
  readonly site: readonly GeneratedFile[];
};
