/** One file of the output: a POSIX path relative to its folder, and its whole text. */
export type GeneratedFile = { readonly path: string; readonly text: string };

/** Everything that a run writes. */
export type Output = {
  /** The files of generated/, which are committed. */
  readonly files: readonly GeneratedFile[];
  /** The page data of .cache/site/, which are not committed. */
  readonly site: readonly GeneratedFile[];
};
