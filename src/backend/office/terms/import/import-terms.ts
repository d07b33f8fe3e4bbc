import { z } from 'zod';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import type { Catalogue } from '../../../terms/catalogue.ts';
import { cityName, courseName } from '../../bookings/booking-columns.ts';
import { givenFile } from '../../command/argument-values.ts';
import { defineOfficeCommand, type Office } from '../../command/command.ts';
import type { Column, CommandResult, List } from '../../command/command-result.ts';
import { fillLocalizedText, type LocalizedText } from '../../command/localized-text.ts';
import { exitCodes, OfficeError } from '../../command/office-error.ts';
import { checkImportRows } from './check-rows.ts';
import { unreadableFileReason } from './decode-text.ts';
import { findTermsOnSameDate, sameDateProblem } from './find-same-date.ts';
import { clearedFieldProblems, type PlannedChange, planTermsImport, storeTermsImport } from './plan-import.ts';
import type { Position, ReadFile, RowProblem } from './raw-term.ts';
import { readTermsTable } from './read-table.ts';
import { termFieldNames, termFields } from './term-fields.ts';

export const importTerms = defineOfficeCommand({
  summary: {
    pl: 'przyjmuje własne terminy z pliku XLSX albo CSV; wszystkie albo żadnego',
    en: 'imports terms from an XLSX or CSV file; all or none',
  },
  shape: {
    file: givenFile.optional(),
    'dry-run': z.literal(true).optional(),
    'same-date': z.literal(true).optional(),
    clear: z.literal(true).optional(),
    example: z.literal(true).optional(),
  },
  words: {
    file: { means: { pl: 'plik .xlsx albo .csv', en: 'an .xlsx or .csv file' }, takes: 'file' },
    'dry-run': {
      means: { pl: 'tylko pokazuje, co by się zmieniło', en: 'only shows what would change' },
      takes: 'nothing',
    },
    'same-date': {
      means: {
        pl: 'przyjmuje też drugą grupę: ten sam kurs, miasto, dzień i godziny pod innym numerem',
        en: 'also accepts a second group: the same course, city, day and hours under another number',
      },
      takes: 'nothing',
    },
    clear: {
      means: {
        pl: 'usuwa też to, co jest zapisane, a w pliku zostało puste',
        en: 'also clears stored values whose cell in the file is empty',
      },
      takes: 'nothing',
    },
    example: {
      means: {
        pl: 'wzór pliku; z --out wzor.xlsx do otwarcia w arkuszu',
        en: 'an example of a file; with --out example.xlsx for a spreadsheet',
      },
      takes: 'nothing',
    },
  },
  operands: ['file'],
  run: (office, { file, example, 'dry-run': dryRun = false, 'same-date': twoGroups = false, clear = false }) => {
    if (example) return Promise.resolve(exampleList(office.catalogue, office.now));
    if (file === undefined) {
      throw new OfficeError(
        { pl: 'Brakuje pliku. Wzór pokazuje: --example', en: 'The file is missing. An example is shown by: --example' },
        exitCodes.usage,
      );
    }
    return importFile(office, file, { dryRun, twoGroups, clear });
  },
});

const importFile = async (
  office: Office,
  file: z.infer<typeof givenFile>,
  { dryRun, twoGroups, clear }: { readonly dryRun: boolean; readonly twoGroups: boolean; readonly clear: boolean },
): Promise<CommandResult> => {
  const read = await readTermsFile(file.bytes);
  const checked = checkImportRows({ catalogue: office.catalogue, today: warsawDate(office.now) }, read.terms);
  const early = [...read.problems, ...checked.problems];
  if (early.length > 0) throw problemsOf(file.name, early);
  if (checked.terms.length === 0) {
    throw problemsOf(file.name, [{ line: 1, words: { pl: 'W pliku nie ma terminów.', en: 'The file has no terms.' } }]);
  }
  const { changes, sameDates } = await office.database.transaction(async (transaction) => {
    const plan = await planTermsImport(office, transaction, { ...read, terms: checked.terms });
    if (plan.problems.length > 0) throw problemsOf(file.name, plan.problems);
    const found = await findTermsOnSameDate(transaction, plan.changes);
    const questions = [
      ...(twoGroups ? [] : found.map(sameDateProblem)),
      ...(clear ? [] : plan.changes.flatMap(clearedFieldProblems)),
    ];
    if (!dryRun && questions.length > 0) throw problemsOf(file.name, questions);
    if (!dryRun) await storeTermsImport(office, transaction, plan.changes);
    return { changes: plan.changes, sameDates: new Map(found.map(({ id, other }) => [id, other])) };
  });
  return {
    kind: 'list',
    title: dryRun
      ? { pl: 'Próba, nic nie zapisano. Terminy w pliku', en: 'A trial run, no change was stored. Terms of the file' }
      : {
          pl: 'Zapisano terminy. Rezerwacja zna je od razu, strony pokażą je po najbliższym npm run build. W pliku',
          en: 'Terms stored. They can be booked at once; pages show them after the next npm run build. Terms of the file',
        },
    columns: changeColumns,
    rows: changes.map((change) => ({ ...changeRow(change, office), same: sameDates.get(change.term.id) ?? null })),
  };
};

/** The error with all mistakes of a file, one sentence for each, in the order of the lines. */
const problemsOf = (name: string, problems: readonly RowProblem[]): OfficeError => {
  const sorted = problems.toSorted((left, right) => left.line - right.line);
  const all = (locale: 'pl' | 'en'): string =>
    sorted.map((problem) => `${name}:${placeOf(problem)[locale]}: ${problem.words[locale]}`).join('\n');
  const end: LocalizedText = { pl: 'Niczego nie zapisano.', en: 'No change was stored.' };
  return new OfficeError(fillLocalizedText({ pl: `${all('pl')}\n${end.pl}`, en: `${all('en')}\n${end.en}` }, {}));
};

const placeOf = ({ line, column }: Position): LocalizedText =>
  column === undefined
    ? { pl: String(line), en: String(line) }
    : { pl: `${line}, kolumna ${column}`, en: `${line}, column ${column}` };

const actionTexts = {
  new: { pl: 'nowy', en: 'new' },
  changed: { pl: 'zmieniony', en: 'changed' },
  same: { pl: 'bez zmian', en: 'as it was' },
} as const;

const fieldTexts = Object.fromEntries(termFieldNames.map((field) => [field, termFields[field].head]));

const changeColumns: Column[] = [
  { key: 'term', title: { pl: 'nr', en: 'no.' } },
  { key: 'action', title: { pl: 'co się dzieje', en: 'what happens' }, labels: actionTexts },
  { key: 'changes', title: { pl: 'zmiany', en: 'changes' }, labels: fieldTexts, several: true },
  { key: 'cleared', title: { pl: 'co znika', en: 'cleared' }, labels: fieldTexts, several: true },
  { key: 'date', title: { pl: 'dzień', en: 'day' } },
  { key: 'course', title: { pl: 'kurs', en: 'course' } },
  { key: 'city', title: { pl: 'miasto', en: 'city' } },
  { key: 'free', title: { pl: 'wolne', en: 'free' } },
  { key: 'same', title: { pl: 'czy to nie termin nr?', en: 'same as term no.?' } },
];

const changeRow = ({ action, term, stored, facts, changes, cleared }: PlannedChange, { catalogue }: Office) => ({
  term: term.id,
  action,
  changes: changes.join(', '),
  cleared: cleared.join(', '),
  date: term.dateStart,
  type: term.type,
  course: courseName(catalogue, term.type),
  city: cityName(catalogue, term.city),
  free: (facts.freePlaces === undefined ? stored?.freePlaces : facts.freePlaces) ?? null,
});

/** Reads the terms of a file: a workbook, or a text with separators, whatever its name. */
export const readTermsFile = async (bytes: Uint8Array): Promise<ReadFile> => {
  const other = unreadableFileReason(bytes);
  if (other !== undefined) return { terms: [], problems: [{ line: 1, words: other }] };
  return readTermsTable(bytes);
};

/** A table that can be imported as it is: the column headings, and a term of each open course. */
const exampleList = ({ openLists, cities }: Catalogue, now: number): List => ({
  kind: 'list',
  title: { pl: 'Wzór pliku z terminami', en: 'Example of a file with terms' },
  columns: termFieldNames.map((key) => ({ key, title: termFields[key].head })),
  rows: openLists.map(({ type }, index) => {
    const example = { index, type, city: cities[index]?.name.pl ?? '', today: warsawDate(now) };
    return Object.fromEntries(termFieldNames.map((key) => [key, termFields[key].example(example)]));
  }),
});
