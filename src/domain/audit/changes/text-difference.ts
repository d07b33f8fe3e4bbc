import { isRecord } from '../../json-value.ts';

const mostLetters = 160;
const wordsAround = 4;

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
    return `${from > 0 ? '… ' : ''}${words.slice(from, to).join(' ')}${to < words.length ? ' …' : ''}`;
  };
  return [cut(before), cut(after)];
};

/** Two texts as they can be read side by side: long ones by the part in which they differ. */
export const shortened = (old: string, now: string): readonly [string, string] =>
  Math.max(old.length, now.length) <= mostLetters ? [old, now] : differingPart(old, now);

/** A value of the model in words: a text stands for itself, a list is counted out, a row names its fields. */
export const dataText = (value: unknown): string => {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map(dataText).join(', ');
  if (!isRecord(value)) return String(value);
  const fields = Object.entries(value).map(([name, one]) => `${name}: ${dataText(one)}`);
  return fields.length === 0 ? 'nothing' : fields.join('; ');
};

/** Where a field stands, without the row by which a list knows it where that row has no name. */
export const namedPath = (path: string): string =>
  path.replace(/(?:^|\.)(?:["{[]|-?\d+(?:\.\d+)?(?: \(\d+\))?$|(?:true|false|null)$).*$/s, '');

/** The language of a text by its place in the model, e.g. of `sentence.pl`; other texts are Polish. */
export const languageOf = (path: string): 'pl' | 'en' => (path.endsWith('.en') || path === 'en' ? 'en' : 'pl');

/** The language of a text by its file; what belongs to no language is Polish. */
export const pathLanguage = (path: string): 'pl' | 'en' => (path.startsWith('content/en/') ? 'en' : 'pl');
