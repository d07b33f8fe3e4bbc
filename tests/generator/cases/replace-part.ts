/** … stands for any text, as short as possible. */
const sourceOf = (text: string, capture: boolean): string =>
  text
    .split('…')
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .join(capture ? '([^]*?)' : '[^]*?');

/** `$1` and so on, filled with what was found. */
export const fill = (text: string, found: readonly string[]): string =>
  text.replace(/\$(\d)/g, (_, index: string) => found[Number(index) - 1] ?? '');

export interface Part {
  readonly start: number;
  readonly end: number;
  /** What each … between « and » stood for. */
  readonly found: readonly string[];
}

/** The part of `text` that `find` marks with « and », or all that it matches. */
export const findPart = (text: string, find: string): Part | undefined => {
  const [before = '', marked = '', after = ''] = (find.includes('«') ? find : `«${find}»`).split(/[«»]/);
  const pattern = new RegExp(
    `(?<before>${sourceOf(before, false)})(?<marked>${sourceOf(marked, true)})(?=${sourceOf(after, false)})`,
  );
  const match = pattern.exec(text);
  if (match === null) return undefined;
  const start = match.index + (match.groups?.before ?? '').length;
  return { start, end: start + (match.groups?.marked ?? '').length, found: match.slice(3) };
};

/** “line:column” of an offset. */
export const positionAt = (text: string, offset: number): string => {
  const before = text.slice(0, offset).split('\n');
  return `${before.length}:${(before.at(-1) ?? '').length + 1}`;
};
