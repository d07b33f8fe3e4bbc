/** One fault put into a module: the text from `start` to `end` is replaced. */
export interface CodeMutant {
  readonly line: number;
  readonly column: number;
  readonly start: number;
  readonly end: number;
  readonly mutator: string;
  readonly original: string;
  readonly replacement: string;
}

export const mutatedText = (source: string, { start, end, replacement }: CodeMutant): string =>
  source.slice(0, start) + replacement + source.slice(end);
