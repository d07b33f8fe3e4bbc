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

const valueText = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
};

/** `old → new` of two values of the model; long ones by the part in which they differ. */
export const valuesText = (before: unknown, after: unknown): string => {
  const [old, now] = [valueText(before), valueText(after)];
  if (Math.max(old.length, now.length) <= mostLetters) return `${old} → ${now}`;
  return differingPart(old, now).join(' → ');
};
