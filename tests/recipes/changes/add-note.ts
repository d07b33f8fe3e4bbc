import { model } from '#model/index.ts';
import type { Recipe } from '../recipe.ts';

/** The next free number of the register. */
const entry = `C${Math.max(...model.register.map(({ id }) => Number(id.slice(1)))) + 1}`;

const decision = `
  {
    id: '${entry}',
    area: 'ours',
    subject: { pl: 'Faktura na firmę tuż przed kursem', en: 'An invoice for a company shortly before the course' },
    says: [{ clauses: ['3.31'], variant: { pl: 'kiedy przyjdzie faktura: nie pokazano', en: 'when the invoice comes: not shown' } }],
    decision: {
      pl: 'Przy rezerwacji tuż przed kursem faktura na firmę przychodzi po kursie, a formularz mówi o tym przy NIP.',
      en: 'With a booking shortly before the course the invoice for a company comes after it, and the form says so beside the tax number.',
    },
    reason: { pl: 'Księgowość firmy pyta o fakturę przed kursem.', en: 'Accountants ask for the invoice before the course.' },
    shownBy: ['rules.invoice-note'],
    asks: { pl: 'Czy tak ma być?', en: 'Shall it be so?' },
    weight: 'convenience',
    confirmedBy: 'owner',
    status: 'open',
  },`;

const rule = `import { labelled } from '../../localized-text.ts';
import { register } from '../../source.ts';
import { exactly } from '../cell.ts';
import { withdrawalNotice } from '../dates/withdrawal-notice.ts';
import { boolean, oneOf } from '../domain.ts';
import { decisionTable, example, resultOf, row } from '../language.ts';

/** Whether the form says that the invoice comes after the course. Its results are the names of the texts. */
export const invoiceNote = decisionTable({
  id: 'invoice-note',
  area: 'forms',
  signedBy: 'owner',
  weight: 'convenience',
  title: { pl: 'Uwaga o fakturze na firmę', en: 'Note on the invoice for a company' },
  sentence: {
    pl: 'Kto podaje NIP przy rezerwacji tuż przed kursem, czyta, że faktura przyjdzie po kursie.',
    en: 'Who gives a tax number in a booking shortly before the course reads that the invoice comes after it.',
  },
  source: register('${entry}'),
  inputs: {
    nipGiven: labelled({ pl: 'podano NIP', en: 'tax number given' }, boolean()),
    shortly: labelled({ pl: 'rezerwacja tuż przed kursem', en: 'booking shortly before the course' }, boolean()),
  },
  givenBy: { shortly: resultOf(withdrawalNotice, 'expressRequest') },
  outputs: oneOf({
    none: { pl: 'bez uwagi', en: 'no note' },
    invoiceAfterCourse: { pl: 'faktura po kursie', en: 'invoice after the course' },
  }),
  rows: [
    row({ id: 'without-nip', pl: 'bez NIP', en: 'without a tax number' }, { nipGiven: exactly(false) }, 'none'),
    row({ id: 'in-time', pl: 'dość czasu', en: 'enough time' }, { nipGiven: exactly(true), shortly: exactly(false) }, 'none'),
    row({ id: 'late', pl: 'tuż przed kursem', en: 'shortly before' }, { nipGiven: exactly(true), shortly: exactly(true) }, 'invoiceAfterCourse'),
  ],
  examples: [
    example({ nipGiven: false, shortly: true }, 'none'),
    example({ nipGiven: true, shortly: false }, 'none'),
    example({ nipGiven: true, shortly: true }, 'invoiceAfterCourse'),
  ],
  assumptions: ['${entry}'],
});
`;

const oracle = `

/** Whoever gives a tax number shortly before the course gets the invoice after it. */
export const invoiceNote = (booking: { nipGiven: boolean; shortly: boolean }): string =>
  booking.nipGiven && booking.shortly ? 'invoiceAfterCourse' : 'none';`;

const note = `
  {
    step: 'contact',
    textFor: ({ answers, bookedAt, course: { startDay } }) =>
      invoiceNote({
        nipGiven: textAnswer(answers, 'nip') !== '',
        shortly: withdrawalNotice({ concludedAt: bookedAt, startDay }).value === 'expressRequest',
      }).value,
  },`;

const imports = `
import { invoiceNote } from '#generated/rules/invoice-note.ts';
import { withdrawalNotice } from '#generated/rules/withdrawal-notice.ts';`;

/** Without an entry for each note the test does not compile. Its situations take every row of the rule. */
const situations = `
  invoiceAfterCourse: {
    step: 'contact',
    shown: { days: 3, answers: { nip: '5261040828' } },
    hidden: [{ days: 3 }, { days: 30, answers: { nip: '5261040828' } }],
  },`;

const words = (locale: string, text: string) => ({
  file: `content/${locale}/messages/booking.yaml`,
  find: /^withdrawalNotice: .*$/m,
  put: `\ninvoiceAfterCourse: ${text}`,
});

const notes = 'src/site/features/booking/steps/step-notes.tsx';

export const addNoteRecipe: Recipe = {
  name: 'add a rule with a note in a form',
  files: 8,
  steps: [
    {
      edits: [
        { file: 'model/register/decisions/forms.ts', find: /,(?=\n\] as const)/, put: decision },
        { file: 'model/rules/forms/invoice-note.ts', text: rule },
        {
          file: 'model/rules/index.ts',
          find: /^import \{ fieldRequirement \}.*$/m,
          put: "\nimport { invoiceNote } from './forms/invoice-note.ts';",
        },
        { file: 'model/rules/index.ts', find: /^ {2}fieldRequirement,$/m, put: '\n  invoiceNote,' },
        { file: 'tests/oracles/forms.ts', find: /^ {2}fieldRequirement: .*$/m, put: `\n  invoiceNote: ['${entry}'],` },
        { file: 'tests/oracles/forms.ts', find: /^\};$/m, put: oracle },
        words('pl', 'Kurs zaczyna się niedługo, więc faktura na firmę przyjdzie po nim.'),
        words('en', 'The course begins soon, so the invoice for your company comes after it.'),
        { file: notes, find: /^import type \{ Messages \}.*$/m, put: imports },
        {
          file: notes,
          find: /import type \{ BookingCase, BookingStep \}/,
          put: () => 'import { type BookingCase, type BookingStep, textAnswer }',
        },
        { file: notes, find: /^export const stepNotes = \[$/m, put: note },
        { file: 'tests/site/forms/step-notes.test.tsx', find: /^ {2}withdrawalNotice: .*$/m, put: situations },
      ],
      missing: [],
    },
  ],
};
