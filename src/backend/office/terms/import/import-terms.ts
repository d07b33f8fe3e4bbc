import { z } from 'zod';
import { cityName, courseName } from '../../bookings/booking-columns.ts';
import type { Answer, Column } from '../../command/answer.ts';
import { type Office, officeCommand } from '../../command/command.ts';
import { exitCodes, OfficeError } from '../../command/office-error.ts';
import { givenFile } from '../../command/values.ts';
import { fill, type Words } from '../../command/words.ts';
import { checkRows } from './check-rows.ts';
import { exampleCsv } from './example.ts';
import { type PlannedChange, planImport, storeImport } from './plan-import.ts';
import type { RowProblem } from './raw-term.ts';
import { readCsv } from './read-csv.ts';
import { readIcs } from './read-ics.ts';

export const importTerms = officeCommand({
  summary: {
    pl: 'przyjmuje własne terminy z pliku CSV albo ICS; wszystkie albo żadnego',
    en: 'takes own terms from a CSV or ICS file; all or none',
  },
  shape: { file: givenFile.optional(), 'dry-run': z.literal(true).optional(), example: z.literal(true).optional() },
  words: {
    file: { means: { pl: 'plik .csv albo .ics', en: 'a .csv or .ics file' }, takes: 'file' },
    'dry-run': {
      means: { pl: 'tylko pokazuje, co by się zmieniło', en: 'only shows what would change' },
      takes: 'nothing',
    },
    example: { means: { pl: 'wzór pliku CSV', en: 'an example of a CSV file' }, takes: 'nothing' },
  },
  operands: ['file'],
  run: (office, { file, example, 'dry-run': dryRun = false }) => {
    if (example) return Promise.resolve(exampleAnswer(office));
    if (file === undefined) {
      throw new OfficeError(
        { pl: 'Brakuje pliku. Wzór pokazuje: --example', en: 'The file is missing. An example is shown by: --example' },
        exitCodes.usage,
      );
    }
    return importFile(office, file, dryRun);
  },
});

const exampleAnswer = ({ catalogue, now }: Office): Answer => {
  const text = exampleCsv(catalogue, now);
  return { kind: 'text', text: text.trimEnd(), data: { csv: text } };
};

const importFile = async (office: Office, file: z.infer<typeof givenFile>, dryRun: boolean): Promise<Answer> => {
  const isCalendar = /^\uFEFF?BEGIN:VCALENDAR/i.test(file.content.trimStart());
  const read = isCalendar ? readIcs(file.content) : readCsv(file.content);
  const checked = checkRows(office.catalogue, read.terms);
  const early = [...read.problems, ...checked.problems];
  if (early.length > 0) throw problemsOf(file.name, early);
  if (checked.terms.length === 0) {
    throw problemsOf(file.name, [{ line: 1, words: { pl: 'W pliku nie ma terminów.', en: 'The file has no terms.' } }]);
  }
  const changes = await office.database.transaction(async (transaction) => {
    const plan = await planImport(office, transaction, checked.terms);
    if (plan.problems.length > 0) throw problemsOf(file.name, plan.problems);
    if (!dryRun) await storeImport(office, transaction, plan.changes);
    return plan.changes;
  });
  return {
    kind: 'list',
    title: dryRun
      ? { pl: 'Próba, nic nie zapisano. Terminy w pliku', en: 'A trial, nothing was stored. Terms of the file' }
      : {
          pl: 'Zapisano terminy. Rezerwacja zna je od razu, strony pokażą je po najbliższym npm run build. W pliku',
          en: 'Terms stored. Bookings know them at once, pages after the next npm run build. Of the file',
        },
    columns: changeColumns,
    rows: changes.map((change) => changeRow(change, office)),
  };
};

/** Every mistake of a file in one sentence each, in the order of its lines. */
const problemsOf = (name: string, problems: readonly RowProblem[]): OfficeError => {
  const sorted = problems.toSorted((left, right) => left.line - right.line);
  const all = (locale: 'pl' | 'en'): string =>
    sorted.map(({ line, words }) => `${name}:${line}: ${words[locale]}`).join('\n');
  const end: Words = { pl: 'Niczego nie zapisano.', en: 'Nothing was stored.' };
  return new OfficeError(fill({ pl: `${all('pl')}\n${end.pl}`, en: `${all('en')}\n${end.en}` }, {}));
};

const actionWords = {
  new: { pl: 'nowy', en: 'new' },
  changed: { pl: 'zmieniony', en: 'changed' },
  same: { pl: 'bez zmian', en: 'as it was' },
} as const;

const changeColumns: Column[] = [
  { key: 'term', title: { pl: 'nr', en: 'no.' } },
  { key: 'action', title: { pl: 'co się dzieje', en: 'what happens' }, says: actionWords },
  { key: 'changes', title: { pl: 'zmiany', en: 'changes' } },
  { key: 'date', title: { pl: 'dzień', en: 'day' } },
  { key: 'course', title: { pl: 'kurs', en: 'course' } },
  { key: 'city', title: { pl: 'miasto', en: 'city' } },
  { key: 'free', title: { pl: 'wolne', en: 'free' } },
];

const changeRow = ({ action, term, freePlaces, changes }: PlannedChange, { catalogue }: Office) => ({
  term: term.id,
  action,
  changes: changes.join(', '),
  date: term.dateStart,
  type: term.type,
  course: courseName(catalogue, term.type),
  city: cityName(catalogue, term.city),
  free: freePlaces,
});
