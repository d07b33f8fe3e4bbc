import type { RegistrationCase } from '#forms/registration/circumstances.ts';
import { admitsMinors } from '#forms/registration/course-demands.ts';
import { listRequestedFields, type RegistrationField } from '#forms/registration/requested-fields.ts';
import { registrationForm } from '#generated/data/forms/registration.ts';
import { hasFormText, localizedFormText } from '../bookings/answer-problems.ts';
import type { List } from '../command/command-result.ts';
import { fillLocalizedText, type LocalizedText, suggestNearestName } from '../command/localized-text.ts';
import { OfficeError } from '../command/office-error.ts';
import { readTableRows } from '../terms/import/read-rows.ts';

/** The field for the language of the mails to the person. */
const languageField = 'lang';

const heads = {
  field: { pl: 'pole', en: 'field' },
  question: { pl: 'pytanie', en: 'question' },
  how: { pl: 'jak odpowiedzieć', en: 'how to answer' },
  answer: { pl: 'odpowiedź', en: 'answer' },
} as const satisfies Readonly<Record<string, LocalizedText>>;

const tick: LocalizedText = { pl: 'tak', en: 'yes' };
const day: LocalizedText = { pl: 'RRRR-MM-DD', en: 'YYYY-MM-DD' };

/** The condition under which a field is asked; null if everybody is asked. */
const askedOf = {
  everybody: null,
  document: { pl: 'gdy osoba nie ma numeru PESEL', en: 'where the person has no PESEL number' },
  minor: { pl: 'gdy uczestnik jest niepełnoletni', en: 'where the participant is a minor' },
} as const satisfies Readonly<Record<string, LocalizedText | null>>;

interface Question {
  readonly field: RegistrationField;
  readonly of: keyof typeof askedOf;
}

const howTo = ({ field: { input }, of }: Question): LocalizedText => {
  const form = { checkbox: tick, date: day }[input as string];
  const parts = [form, askedOf[of]].filter((part) => part !== undefined && part !== null);
  return { pl: parts.map(({ pl }) => pl).join(', '), en: parts.map(({ en }) => en).join(', ') };
};

/** The question of a field in the words of the form; a declaration also in the words for a minor, if the course admits minors. */
const questionText = ({ field: { id, input } }: Question, withMinors: boolean): LocalizedText => {
  const minor = `${id}Minor`;
  if (input !== 'checkbox' || !withMinors || !hasFormText(minor)) return localizedFormText(id);
  return fillLocalizedText(
    { pl: '{one} Przy niepełnoletnim: {minor}', en: '{one} For a minor: {minor}' },
    { one: localizedFormText(id), minor: localizedFormText(minor) },
  );
};

/**
 * The fields that a course may ask for. The choice of the identity document is left out, since it follows from the number that is given.
 */
const questionsOf = (registration: RegistrationCase): readonly Question[] => {
  const asked = (one: RegistrationCase): ReadonlySet<string> =>
    new Set(listRequestedFields(one).map(({ field }) => field.id));
  const cases = {
    everybody: asked(registration),
    document: asked({ ...registration, answers: { identity: 'document' } }),
    minor: admitsMinors(registration.course) ? asked({ ...registration, coming: 'withTeenager' }) : new Set<string>(),
  };
  return registrationForm.fields.flatMap((field) => {
    const of = (['everybody', 'document', 'minor'] as const).find((one) => cases[one].has(field.id));
    return of === undefined || field.id === 'identity' ? [] : [{ field, of }];
  });
};

/** The form for a call: the fields that the course asks for, with room for the answers. `about` names the term and its price. */
export const createCallForm = (registration: RegistrationCase, about: string): List => {
  const questions = questionsOf(registration);
  const labels = (text: (question: Question) => LocalizedText): Readonly<Record<string, LocalizedText>> =>
    Object.fromEntries(questions.map((one) => [one.field.id, text(one)]));
  const language = { pl: 'Język e-maili', en: 'Language of the mails' };
  return {
    kind: 'list',
    title: fillLocalizedText({ pl: 'Formularz rozmowy, {about}', en: 'Call form, {about}' }, { about }),
    columns: [
      { key: 'field', title: heads.field },
      {
        key: 'question',
        title: heads.question,
        labels: { ...labels((one) => questionText(one, admitsMinors(registration.course))), [languageField]: language },
      },
      {
        key: 'how',
        title: heads.how,
        labels: { ...labels(howTo), [languageField]: { pl: 'pl albo en', en: 'pl or en' } },
      },
      { key: 'answer', title: heads.answer },
    ],
    rows: [
      ...questions.map(({ field: { id } }) => ({ field: id, question: id, how: id, answer: '' })),
      { field: languageField, question: languageField, how: languageField, answer: 'pl' },
    ],
  };
};

const isYes = (text: string): boolean => Object.values(tick).includes(text.toLowerCase());

const answerOf = (field: string, text: string): unknown =>
  registrationForm.fields.some(({ id, input }) => id === field && input === 'checkbox') ? isYes(text) : text;

const unread = {
  file: {
    pl: 'To nie jest formularz rozmowy: brakuje w nim kolumny „pole” lub „odpowiedź”. Pusty formularz zapisze: npm run office -- book TERMIN --out rozmowa.xlsx',
    en: 'This file is not a call form: it has no column “field” or no column “answer”. To write an empty form: npm run office -- book TERM --out call.xlsx',
  },
  field: { pl: 'Formularz nie ma pola „{name}”.{nearest}', en: 'The form has no field “{name}”.{nearest}' },
} as const;

/** The answers of a call form that was filled in; empty fields are left out. */
export const readCallForm = async (bytes: Uint8Array): Promise<Readonly<Record<string, unknown>>> => {
  const read = await readTableRows(bytes);
  if ('problem' in read) throw new OfficeError(read.problem.words);
  const [head, ...rows] = read.rows;
  const column = (name: LocalizedText): number =>
    (head?.cells ?? []).findIndex((cell) => Object.values(name).includes(cell.toLowerCase()));
  const [nameAt, answerAt] = [column(heads.field), column(heads.answer)];
  if (nameAt < 0 || answerAt < 0) throw new OfficeError(unread.file);
  const known = [...registrationForm.fields.map(({ id }) => id), languageField];
  const answers: Record<string, unknown> = {};
  for (const { cells } of rows) {
    const name = cells[nameAt] ?? '';
    const text = cells[answerAt] ?? '';
    if (!known.includes(name))
      throw new OfficeError(fillLocalizedText(unread.field, { name, nearest: suggestNearestName(name, known) }));
    if (text !== '') answers[name] = answerOf(name, text);
  }
  const identity = answers.pesel === undefined ? 'document' : 'pesel';
  return answers.pesel === undefined && answers.documentNumber === undefined ? answers : { ...answers, identity };
};
