/** A 1-based position, with the text of its line. */
export type TextPosition = { readonly line: number; readonly column: number; readonly quote: string };

/** The position of a 0-based offset; an offset beyond the end has the position of the end. */
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

/** The position at a line and column, with the text of the line. */
export const positionAtLineAndColumn = (text: string, line: number, column: number): TextPosition => ({
  line,
  column,
  quote: (text.split('\n')[line - 1] ?? '').trimEnd(),
});
