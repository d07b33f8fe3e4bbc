import { fillLocalizedText, suggestNearestName } from '../../command/localized-text.ts';
import type { RawTerm, ReadFile, RowProblem } from './raw-term.ts';
import { readTableRows, type TableRow } from './read-rows.ts';
import { type TermField, termFieldNames, termFields } from './term-fields.ts';

const fieldOf = (head: string): TermField | undefined =>
  termFieldNames.find((field) => Object.values(termFields[field].head).includes(head.toLowerCase()));

/** The columns that the table lacks and that all terms, or new ones, require. */
const lacking = ({ cells }: TableRow, needed: 'always' | 'new'): readonly TermField[] => {
  const given = cells.map(fieldOf);
  return termFieldNames.filter((field) => termFields[field].needed === needed && !given.includes(field));
};

const letters = 26;

/** The name of a column in a spreadsheet: A to Z, then AA and so on. */
const columnName = (index: number): string =>
  (index < letters ? '' : columnName(Math.floor(index / letters) - 1)) + String.fromCharCode(65 + (index % letters));

/** Reads the terms of a table with headings; empty rows and columns are ignored. */
export const readTermsTable = async (bytes: Uint8Array): Promise<ReadFile> => {
  const read = await readTableRows(bytes);
  if ('problem' in read) return { terms: [], problems: [read.problem] };
  const [head, ...rows] = read.rows;
  if (head === undefined) return { terms: [], problems: [] };
  const problems = headProblems(head);
  if (problems.length > 0) return { terms: [], problems };
  return {
    terms: rows.map((row) => rawTerm(row, head)),
    problems: rows.flatMap((row) => surplusCells(row, head)),
    lacks: lacking(head, 'new'),
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
      const nearest = suggestNearestName(
        name,
        termFieldNames.flatMap((one) => Object.values(termFields[one].head)),
      );
      const words = { pl: 'Nie ma kolumny „{name}”.{nearest}', en: 'There is no column “{name}”.{nearest}' };
      return [{ ...at, words: fillLocalizedText(words, { name, nearest }) }];
    }
    if (first === index) return [];
    const words = {
      pl: 'Kolumna „{name}” stoi drugi raz; pierwsza to {first}.',
      en: 'The column “{name}” occurs twice; the first is {first}.',
    };
    return [{ ...at, words: fillLocalizedText(words, { name, first: columnName(first) }) }];
  });
  const words = { pl: 'Brakuje kolumny „{name}”.', en: 'The column “{name}” is missing.' };
  const missing = lacking({ line, cells }, 'always');
  return [
    ...problems,
    ...missing.map((field) => ({ line, words: fillLocalizedText(words, { name: termFields[field].head }) })),
  ];
};

const surplusCells = ({ line, cells }: TableRow, head: TableRow): RowProblem[] =>
  cells.flatMap((cell, index) => {
    if (cell === '' || (head.cells[index] ?? '') !== '') return [];
    const words = {
      pl: 'Komórka „{cell}” stoi w kolumnie bez nagłówka. Usuń ją albo popraw podział na kolumny.',
      en: 'The cell “{cell}” is in a column without a heading. Delete it, or correct the separators.',
    };
    return [{ line, column: columnName(index), words: fillLocalizedText(words, { cell }) }];
  });

const rawTerm = ({ line, cells }: TableRow, head: TableRow): RawTerm => {
  const fields = head.cells.map(fieldOf);
  const given = termFieldNames.filter((field) => fields.includes(field));
  return {
    line,
    values: Object.fromEntries(given.map((field) => [field, cells[fields.indexOf(field)] ?? ''])),
    positions: Object.fromEntries(given.map((field) => [field, { line, column: columnName(fields.indexOf(field)) }])),
  };
};
