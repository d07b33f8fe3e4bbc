/** A source file with its path relative to the root. */
export interface SourceText {
  readonly file: string;
  readonly text: string;
}
