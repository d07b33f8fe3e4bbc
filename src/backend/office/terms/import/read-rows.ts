import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';
import { cleanTypedLine } from '#domain/texts/plain-text.ts';
import { fillLocalizedText } from '../../command/localized-text.ts';
import { decodeFileText } from './decode-text.ts';
import type { RowProblem } from './raw-term.ts';

/** A row of a table, with the number of the line or row of the file on which it begins. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

type ReadRows = { readonly rows: readonly TableRow[] } | { readonly problem: RowProblem };

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** The text of a cell, cleaned like an answer of a form, with one space between words. */
export const cleanCell = (cell: string): string => cleanTypedLine(cell).replaceAll(/ +/g, ' ');

/** Reads the rows of a table that are not empty, from an .xlsx file or a text with separators. */
export const readTableRows = async (bytes: Uint8Array): Promise<ReadRows> => {
  const read = isZip(bytes) ? await readWorkbook(bytes) : readText(bytes);
  if ('problem' in read) return read;
  return {
    rows: read.rows
      .map(({ line, cells }) => ({ line, cells: cells.map(cleanCell) }))
      .filter(({ cells }) => cells.some((cell) => cell !== '')),
  };
};

const recordsSchema = z.array(z.looseObject({ record: z.array(z.string()), info: z.looseObject({ lines: z.int() }) }));

/** Excel may name the separator in a line of its own. */
const namedSeparator = /^"?sep=(.)"?[ \t]*(?=\n|$)/i;

const separators = [';', '\t', ',', '|'];

/** The separator that the file names; otherwise the one that splits the first line that is not empty into the most parts. */
const separatorOf = (text: string, named: string | undefined): string => {
  if (named !== undefined) return named;
  const head = text.split('\n').find((line) => line.trim() !== '') ?? '';
  return separators.toSorted((left, right) => head.split(right).length - head.split(left).length)[0] ?? ',';
};

const readText = (bytes: Uint8Array): ReadRows => {
  const decoded = decodeFileText(bytes);
  if ('words' in decoded) return { problem: { line: 1, words: decoded.words } };
  const whole = decoded.value.replaceAll(/\r\n?/g, '\n');
  const named = namedSeparator.exec(whole);
  // The line that names the separator becomes an empty line, so that the others keep their numbers.
  const text = named === null ? whole : whole.slice(named[0].length);
  try {
    const delimiter = separatorOf(text, named?.[1]);
    const parsed: unknown = parse(text, { delimiter, info: true, relaxColumnCount: true, trim: true });
    const records = recordsSchema.parse(parsed);
    return {
      rows: records.map(({ record }, index) => ({ line: (records[index - 1]?.info.lines ?? 0) + 1, cells: record })),
    };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return {
      problem: {
        line: typeof error.lines === 'number' ? error.lines : 1,
        words: {
          pl: 'Ten wiersz nie jest poprawnym CSV: cudzysłów stoi nie na brzegu komórki albo brakuje drugiego.',
          en: 'This line is not valid CSV: a cell contains a quotation mark, or a closing one is missing.',
        },
      },
    };
  }
};

const midnight = 'T00:00:00.000Z';

/** A cell of a workbook as a text; a number keeps its digits, a day is `YYYY-MM-DD`. */
const workbookCell = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (!(value instanceof Date)) return String(value);
  const text = value.toISOString();
  return text.endsWith(midnight) ? text.slice(0, -midnight.length) : text.slice(0, 16).replace('T', ' ');
};

const unreadable: RowProblem = {
  line: 1,
  words: {
    pl: 'Tego pliku nie da się otworzyć: jest uszkodzony albo nie jest plikiem .xlsx. Zapisz go w arkuszu jeszcze raz jako .xlsx.',
    en: 'This file cannot be opened: it is damaged or no .xlsx file. Save it in a spreadsheet as .xlsx once more.',
  },
};

/** The cells of a sheet that hold an error of the spreadsheet, or a formula without its result. */
const problemsOfCells = (xml: string): readonly RowProblem[] =>
  [...xml.matchAll(/<(?:\w+:)?c\s([^>]*[^/])>.*?<\/(?:\w+:)?c>/gs)]
    .filter(
      ([cell, attributes = '']) =>
        /\bt=["']e["']/.test(attributes) || (/<(?:\w+:)?f[\s/>]/.test(cell) && !/<(?:\w+:)?v>/.test(cell)),
    )
    .map(([, attributes = '']) => {
      const [, column = '', line = '1'] = /\br=["']([A-Z]+)(\d+)["']/.exec(attributes) ?? [];
      return { line: Number(line), column, words: withoutValue };
    });

/** What the library would read wrongly without a word: dates since 1904 in the spelling `true`, and cells without a value. */
const findUnreadCell = async (bytes: Uint8Array): Promise<RowProblem | null> => {
  const { strFromU8, unzipSync } = await import('fflate');
  const parts = Object.entries(
    unzipSync(bytes, { filter: ({ name }) => /^xl\/(?:workbook|worksheets\/[^/]+)\.xml$/.test(name) }),
  );
  for (const [name, part] of parts) {
    const xml = strFromU8(part);
    if (name === 'xl/workbook.xml') {
      if (/\bdate1904=["']true["']/.test(xml)) return { line: 1, words: countedFrom1904 };
      continue;
    }
    const [problem] = problemsOfCells(xml);
    if (problem !== undefined) return problem;
  }
  return null;
};

const countedFrom1904 = {
  pl: 'Ten plik liczy dni od 1904 roku. Zapisz go w arkuszu z systemem dat 1900.',
  en: 'This file counts days from 1904. Save it in a spreadsheet with the 1900 date system.',
};
const withoutValue = {
  pl: 'W tej komórce jest błąd arkusza albo formuła bez wyniku. Wpisz do niej wartość.',
  en: 'This cell contains an error of the spreadsheet or a formula without its result. Type a value into it.',
};

const readWorkbook = async (bytes: Uint8Array): Promise<ReadRows> => {
  const { default: readSheets } = await import('read-excel-file/node');
  const sheets = await readSheets(Buffer.from(bytes), { parseNumber: (digits) => digits }).catch(() => undefined);
  if (sheets === undefined) return { problem: unreadable };
  const unread = await findUnreadCell(bytes);
  if (unread !== null) return { problem: unread };
  const filled = sheets.filter(({ data }) => data.some((row) => row.some((cell) => cell !== null)));
  if (filled.length > 1) {
    const words = {
      pl: 'Plik ma kilka arkuszy z danymi: {names}. Zostaw w nim jeden.',
      en: 'The file has several sheets with data: {names}. Leave one in it.',
    };
    return {
      problem: {
        line: 1,
        words: fillLocalizedText(words, { names: filled.map(({ sheet }) => `„${sheet}”`).join(', ') }),
      },
    };
  }
  const rows = filled[0]?.data ?? [];
  return { rows: rows.map((row, index) => ({ line: index + 1, cells: row.map(workbookCell) })) };
};
