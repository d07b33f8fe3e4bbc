/** One file of the output: a POSIX path relative to generated/, and its whole text. */
export type GeneratedFile = { readonly path: string; readonly text: string };
