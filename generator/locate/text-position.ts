/** A 1-based position with the line it is on. */
export type TextPosition = { readonly line: number; readonly column: number; readonly quote: string };

/** The position of a 0-based offset; offsets beyond the end give the end. */
export const positionOfOffset = (text: string, offset: number): TextPosition => {
  const before = text.slice(0, Math.max(0, offset));
  const lineStart = before.lastIndexOf('\n') + 1;
  const lineEnd = text.indexOf('\n', lineStart);
  return {
    line: before.split('\n').length,
    column: before.length - lineStart + 1,
    quote: text.slice(lineStart, lineEnd === -1 ? undefined : lineEnd).trimEnd(),
  };
};

/** A given line and column with its line quoted. */
export const positionAtLineAndColumn = (text: string, line: number, column: number): TextPosition => ({
  line,
  column,
  quote: (text.split('\n')[line - 1] ?? '').trimEnd(),
});
