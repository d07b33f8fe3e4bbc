import { parseCivilDate } from '../../dates/civil-date.ts';
import { dayInWords } from '../../dates/dates-in-words.ts';
import { isRecord } from '../../json-value.ts';
import type { AuditText } from '../audit-data.ts';
import { joined, phrase, written } from '../audit-text.ts';
import { codeText } from '../rule-text.ts';
import type { LabelledId } from './change-data.ts';
import { languageOf, shortened } from './text-difference.ts';
import { bareName } from './text-names.ts';

/** How values of the model are printed in one language. */
export interface DataWords {
  readonly locale: 'pl' | 'en';
  readonly yes: string;
  readonly no: string;
  readonly nothing: string;
  /** What a field is called. */
  readonly field: (name: string) => AuditText;
  /** A word of a closed list, by the field that holds it. */
  readonly word: (path: string, value: string) => string | undefined;
  readonly quoted: (text: AuditText) => AuditText;
}

/** What the rows are called that a value names by their ids. */
type Names = readonly LabelledId[];

/** Numbers of clauses and entries, which people know. */
const knownNumber = /^(?:\d+(?:\.\d+)+|C\d+)$/;
const picture = /\.(?:svg|jpe?g|webp|png)$/;

/** A text that is no wording: a day, a number that people know, a picture, or a name of the code. */
const nameInWords = (text: string, words: DataWords): AuditText => {
  const day = parseCivilDate(text);
  if (day !== null) return dayInWords(day, words.locale);
  if (knownNumber.test(text)) return text;
  return picture.test(text) ? words.quoted(written(bareName(text), 'en')) : codeText(text);
};

const wordsOf = (text: string, path: string, words: DataWords, names: Names): AuditText => {
  const named = names.find(({ id }) => id === text)?.[words.locale];
  const known = named ?? words.word(path, text);
  if (known !== undefined) return words.quoted(known);
  return /\s/.test(text) ? words.quoted(written(text, languageOf(path))) : nameInWords(text, words);
};

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** A value in words: a wording in the reader's language, a row by its name, fields by what they are called. */
export const dataInWords = (value: unknown, path: string, words: DataWords, names: Names): AuditText => {
  if (isEmpty(value)) return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'string') return wordsOf(value, path, words, names);
  if (Array.isArray(value))
    return joined(
      value.map((one) => dataInWords(one, path, words, names)),
      ', ',
    );
  if (!isRecord(value)) return String(value);
  const own = value[words.locale];
  const fields = Object.entries(value)
    .filter(([name]) => typeof own !== 'string' || (name !== 'pl' && name !== 'en'))
    .map(([name, one]) => phrase`${words.field(name)}: ${dataInWords(one, `${path}.${name}`, words, names)}`);
  return joined([...(typeof own === 'string' ? [words.quoted(written(own, words.locale))] : []), ...fields], '; ');
};

/** What stood and what stands; of long texts the part in which they differ. */
export const sidesInWords = (
  { path, before, after }: { readonly path: string; readonly before: unknown; readonly after: unknown },
  words: DataWords,
  names: Names,
): readonly [AuditText, AuditText] => {
  const [old, now] =
    typeof before === 'string' && typeof after === 'string' ? shortened(before, after) : [before, after];
  return [dataInWords(old, path, words, names), dataInWords(now, path, words, names)];
};
