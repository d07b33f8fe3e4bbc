import { didYouMean, fill } from '../../command/localized-text.ts';
import { type RawTerm, type ReadFile, type RowProblem, type TermField, termFields } from './raw-term.ts';
import { readRows, type TableRow } from './read-rows.ts';

/** The heads of the columns in both languages; the example has the first of each. */
export const heads: Readonly<Record<TermField, { readonly pl: string; readonly en: string }>> = {
  id: { pl: 'nr', en: 'id' },
  type: { pl: 'kurs', en: 'type' },
  city: { pl: 'miasto', en: 'city' },
  date: { pl: 'dzień', en: 'date' },
  hours: { pl: 'godziny', en: 'hours' },
  places: { pl: 'miejsca', en: 'places' },
};

const fieldOf = (head: string): TermField | undefined =>
  termFields.find((field) => Object.values(heads[field]).includes(head.toLowerCase()));

const letters = 26;

/** The name of a column in a spreadsheet: A to Z, AA and on. */
const columnName = (index: number): string =>
  (index < letters ? '' : columnName(Math.floor(index / letters) - 1)) + String.fromCharCode(65 + (index % letters));

/** The terms of a table with heads, as spreadsheets write it; empty rows and columns do not count. */
export const readTable = async (bytes: Uint8Array): Promise<ReadFile> => {
  const read = await readRows(bytes);
  if ('problem' in read) return { terms: [], problems: [read.problem], cancelled: [] };
  const [head, ...rows] = read.rows;
  if (head === undefined) return { terms: [], problems: [], cancelled: [] };
  const problems = headProblems(head);
  if (problems.length > 0) return { terms: [], problems, cancelled: [] };
  return {
    terms: rows.map((row) => rawTerm(row, head)),
    problems: rows.flatMap((row) => surplusCells(row, head)),
    cancelled: [],
  };
};

const headProblems = ({ line, cells }: TableRow): RowProblem[] => {
  const fields = cells.map(fieldOf);
  const problems = cells.flatMap((name, index): RowProblem[] => {
    if (name === '') return [];
    const field = fields[index];
    const at = { line, column: columnName(index) };
    const first = fields.indexOf(field);
    if (field === undefined) {
      const nearest = didYouMean(name, Object.values(heads).flatMap(Object.values));
      const words = { pl: 'Nie ma kolumny „{name}”.{nearest}', en: 'There is no column “{name}”.{nearest}' };
      return [{ ...at, words: fill(words, { name, nearest }) }];
    }
    if (first === index) return [];
    const words = {
      pl: 'Kolumna „{name}” stoi drugi raz; pierwsza to {first}.',
      en: 'The column “{name}” stands a second time; the first is {first}.',
    };
    return [{ ...at, words: fill(words, { name, first: columnName(first) }) }];
  });
  const missing = termFields.filter((field) => !fields.includes(field));
  const words = { pl: 'Brakuje kolumny „{name}”.', en: 'The column “{name}” is missing.' };
  return [...problems, ...missing.map((field) => ({ line, words: fill(words, { name: heads[field] }) }))];
};

const surplusCells = ({ line, cells }: TableRow, head: TableRow): RowProblem[] =>
  cells.flatMap((cell, index) => {
    if (cell === '' || (head.cells[index] ?? '') !== '') return [];
    const words = {
      pl: 'Komórka „{cell}” stoi w kolumnie bez nagłówka. Usuń ją albo popraw podział na kolumny.',
      en: 'The cell “{cell}” stands in a column without a head. Delete it, or mend the division into columns.',
    };
    return [{ line, column: columnName(index), words: fill(words, { cell }) }];
  });

const rawTerm = ({ line, cells }: TableRow, head: TableRow): RawTerm => {
  const fields = head.cells.map(fieldOf);
  const value = (field: TermField): string => cells[fields.indexOf(field)] ?? '';
  return {
    line,
    values: {
      id: value('id'),
      type: value('type'),
      city: value('city'),
      date: value('date'),
      hours: value('hours'),
      places: value('places'),
    },
    positions: Object.fromEntries(
      termFields.map((field) => [field, { line, column: columnName(fields.indexOf(field)) }]),
    ),
  };
};
