import type { Locale } from '../../locale.ts';
import type { AuditText } from '../audit-data.ts';
import { phrase, plainText, written } from '../audit-text.ts';
import { codeText } from '../rule-text.ts';
import type { Detail, Details, DetailTexts, LabelledId, Subject, Subjects, SubjectTexts } from './change-data.ts';
import { type DataWords, sidesInWords } from './data-words.ts';
import { englishTables } from './english-names.ts';
import { englishDetails, englishSubjects, plainValues } from './english-texts.ts';
import { valueWord } from './polish-names.ts';
import { polishDetails, polishSubjects } from './polish-texts.ts';
import { pathLanguage } from './text-difference.ts';

const byCode = ({ id }: LabelledId): string => id;
const byWords = ({ id, en }: LabelledId): AuditText => en ?? codeText(id);

/** `heldIn` → held in */
const inWords = (name: string): string => name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** `rows.heldIn` → rows, held in */
const fieldWordsIn = (path: string): string =>
  path
    .split('.')
    .map((part) => (part === 'pl' ? 'in Polish' : part === 'en' ? 'in English' : inWords(part)))
    .join(', ');

const englishData: DataWords = {
  locale: 'en',
  yes: 'yes',
  no: 'no',
  nothing: 'nothing',
  field: inWords,
  word: (path, value) => (valueWord(path, value) === undefined ? undefined : inWords(value)),
  quoted: (text) => phrase`“${text}”`,
};

const terminal = {
  details: englishDetails(byCode, (path) => path, plainValues),
  subjects: englishSubjects(byCode, (table) => table),
};

const pages: Readonly<Record<Locale, { readonly details: DetailTexts; readonly subjects: SubjectTexts }>> = {
  pl: { details: polishDetails, subjects: polishSubjects },
  en: {
    details: englishDetails(byWords, fieldWordsIn, (detail) => sidesInWords(detail, englishData, detail.names)),
    subjects: englishSubjects(
      (name) => phrase`“${byWords(name)}”`,
      (table) => englishTables[table] ?? table,
    ),
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

const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '');

/** What changed by its name alone, where others of its kind stand beside it. */
export const subjectName = (subject: Subject, locale: Locale): AuditText => {
  const name = nameIn(subject);
  if (name !== null) return name[locale] ?? codeText(name.id);
  if (subject.key === 'picture') return codeText(fileName(subject.path));
  if (subject.key !== 'text') return subjectText(subject, locale);
  return subject.title === null ? codeText(fileName(subject.path)) : written(subject.title, pathLanguage(subject.path));
};
