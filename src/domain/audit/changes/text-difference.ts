const mostLetters = 160;
const wordsAround = 4;

export const shortText = (text: string): string =>
  text.length > mostLetters ? `${text.slice(0, mostLetters - 1)}…` : text;

const commonStart = (before: readonly string[], after: readonly string[]): number => {
  const length = Math.min(before.length, after.length);
  const first = before.slice(0, length).findIndex((word, index) => word !== after[index]);
  return first === -1 ? length : first;
};

/** The part of two texts in which they differ, with a few words around it. */
export const differingPart = (old: string, now: string): readonly [string, string] => {
  const [before, after] = [old.split(' '), now.split(' ')];
  const start = commonStart(before, after);
  const end = commonStart(before.slice(start).toReversed(), after.slice(start).toReversed());
  const cut = (words: readonly string[]): string => {
    const [from, to] = [Math.max(0, start - wordsAround), Math.min(words.length, words.length - end + wordsAround)];
    return shortText(`${from > 0 ? '… ' : ''}${words.slice(from, to).join(' ')}${to < words.length ? ' …' : ''}`);
  };
  return [cut(before), cut(after)];
};

/** Two texts as they can be read side by side: long ones by the part in which they differ. */
export const shortened = (old: string, now: string): readonly [string, string] =>
  Math.max(old.length, now.length) <= mostLetters ? [old, now] : differingPart(old, now);

/** A value of the model as data; a text stands for itself. */
export const dataText = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
};

/** The language of a text by its place in the model, e.g. of `sentence.pl`; other texts are Polish. */
export const languageOf = (path: string): 'pl' | 'en' => (path.endsWith('.en') || path === 'en' ? 'en' : 'pl');
