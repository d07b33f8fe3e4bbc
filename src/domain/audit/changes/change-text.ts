import type { Locale } from '../../locale.ts';
import type { AuditText } from '../audit-data.ts';
import { phrase, plainText } from '../audit-text.ts';
import { codeText } from '../rule-text.ts';
import type { Detail, Details, DetailTexts, LabelledId, Subject, Subjects, SubjectTexts } from './change-data.ts';
import { englishDetails, englishSubjects } from './english-texts.ts';
import { polishDetails, polishSubjects } from './polish-texts.ts';

const byCode = ({ id }: LabelledId): string => id;
const byWords = ({ id, en }: LabelledId): AuditText => en ?? codeText(id);

const terminal = { details: englishDetails(byCode), subjects: englishSubjects(byCode) };

const pages: Readonly<Record<Locale, { readonly details: DetailTexts; readonly subjects: SubjectTexts }>> = {
  pl: { details: polishDetails, subjects: polishSubjects },
  en: { details: englishDetails(byWords), subjects: englishSubjects((name) => phrase`“${byWords(name)}”`) },
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
