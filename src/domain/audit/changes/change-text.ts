import type { Locale } from '../../locale.ts';
import type { AuditText } from '../audit-data.ts';
import { phrase, plainText, written } from '../audit-text.ts';
import { codeText } from '../rule-text.ts';
import type { Detail, Details, DetailTexts, LabelledId, Subject, Subjects, SubjectTexts } from './change-data.ts';
import type { DataWords } from './data-words.ts';
import { englishTables } from './english-names.ts';
import { englishField, englishSentences, englishValue } from './english-sentences.ts';
import { englishDetails, englishSubjects, plainValues } from './english-texts.ts';
import { valueWord } from './polish-names.ts';
import { polishDetails, polishSubjects } from './polish-texts.ts';
import { pictureInWords, textInWords, textName } from './text-names.ts';

const byCode = ({ id }: LabelledId): string => id;
/** A name that is Polish alone stays so. */
const byWords = ({ id, en, pl }: LabelledId): AuditText => en ?? (pl === undefined ? codeText(id) : written(pl, 'pl'));

/** `heldIn` → held in */
const inWords = (name: string): string => name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const fieldWordsIn = (path: string, names: readonly LabelledId[]): string => englishField(path, names, inWords);

const englishData: DataWords = {
  locale: 'en',
  yes: 'yes',
  no: 'no',
  nothing: 'nothing',
  field: (name) => englishField(name, [], inWords),
  word: (path, value) =>
    englishValue(path, value) ?? (valueWord(path, value) === undefined ? undefined : inWords(value)),
  quoted: (text) => phrase`“${text}”`,
};

const englishTable = (table: string): string => englishTables[table] ?? table;

const terminal = {
  details: englishDetails(
    byCode,
    (table) => table,
    (path) => path,
    plainValues,
  ),
  subjects: englishSubjects(byCode, (table) => table),
};

const pages: Readonly<Record<Locale, { readonly details: DetailTexts; readonly subjects: SubjectTexts }>> = {
  pl: { details: polishDetails, subjects: polishSubjects },
  en: {
    details: {
      ...englishDetails(byWords, englishTable, fieldWordsIn, plainValues),
      ...englishSentences({ nameOf: byWords, data: englishData, fieldOf: fieldWordsIn }),
    },
    subjects: {
      ...englishSubjects((name) => phrase`“${byWords(name)}”`, englishTable),
      text: ({ path, title }) => textInWords(path, title, 'en'),
      picture: ({ path }) => pictureInWords(path, 'en'),
    },
  },
};

const label = <Key extends keyof Details>(
  words: DetailTexts,
  detail: { readonly key: Key } & Details[Key],
): AuditText => words[detail.key](detail);

const named = <Key extends keyof Subjects>(
  words: SubjectTexts,
  subject: { readonly key: Key } & Subjects[Key],
): AuditText => words[subject.key](subject);

/** A detail for a page in the language of its reader. */
export const detailText = (detail: Detail, locale: Locale): AuditText => label(pages[locale].details, detail);

/** What changed, for a page. */
export const subjectText = (subject: Subject, locale: Locale): AuditText => named(pages[locale].subjects, subject);

/** A detail for a terminal or a review: English, with the names of the code. */
export const detailLine = (detail: Detail): string => plainText(label(terminal.details, detail));

/** What changed, for a terminal: `rule availability-badge`. */
export const subjectLine = (subject: Subject): string => plainText(named(terminal.subjects, subject));

const nameIn = (subject: Subject): LabelledId | null => {
  if (subject.key === 'rule') return subject.rule;
  if (subject.key === 'price' || subject.key === 'number') return subject.number;
  return (subject.key === 'row' || subject.key === 'lead') && /^[^{["]/.test(subject.row.id) ? subject.row : null;
};

/** What changed by its name alone, where others of its kind stand beside it. */
export const subjectName = (subject: Subject, locale: Locale): AuditText => {
  const name = nameIn(subject);
  if (name !== null) return name[locale] ?? codeText(name.id);
  return subject.key === 'text' ? textName(subject.path, subject.title, locale) : subjectText(subject, locale);
};
