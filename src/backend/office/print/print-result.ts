import type { Locale } from '#domain/locale.ts';
import type { Column, CommandResult, List, Row } from '../command/command-result.ts';
import type { OutputOptions } from '../command/invocation.ts';
import { exitCodes, OfficeError } from '../command/office-error.ts';
import { formatResultCell } from './shown-value.ts';

/** Prints a result in the requested output format, with a line end. */
export const printCommandResult = (
  answer: CommandResult,
  { locale, format }: { readonly locale: Locale; readonly format: Exclude<OutputOptions['format'], 'excel'> },
): string => {
  if (format === 'csv') return printCsv(extractListFromResult(answer), locale);
  return format === 'json' ? `${JSON.stringify(dataOf(answer, locale), null, 2)}\n` : `${textOf(answer, locale)}\n`;
};

/** The list in an answer, for output formats that contain only a list. */
export const extractListFromResult = (answer: CommandResult): List => {
  const list = answer.kind === 'record' ? Object.values(answer.lists)[0] : answer;
  if (list?.kind === 'list') return list;
  throw new OfficeError(
    {
      pl: 'To polecenie nie daje listy, więc nie ma czego zapisać jako tabelę. Użyj --json.',
      en: 'This command prints no list, so it cannot write a table. Use --json.',
    },
    exitCodes.usage,
  );
};

/** The answer as data for programs: values as they are stored. */
const dataOf = (answer: CommandResult, locale: Locale): unknown => {
  if (answer.kind === 'list') return answer.rows;
  if (answer.kind === 'text') return answer.data;
  if (answer.kind === 'done') return { message: answer.message[locale], ...answer.facts };
  return {
    ...answer.row,
    ...Object.fromEntries(Object.entries(answer.lists).map(([name, { rows }]) => [name, rows])),
  };
};

const textOf = (answer: CommandResult, locale: Locale): string => {
  if (answer.kind === 'text') return answer.text;
  if (answer.kind === 'done') return answer.message[locale];
  if (answer.kind === 'list') return printTable(answer, locale);
  return [
    printRecord(answer.title[locale], answer.columns, { row: answer.row, locale }),
    ...Object.values(answer.lists).map((list) => printTable(list, locale)),
  ].join('\n\n');
};

/** Shows control characters, which a terminal might execute, as question marks, and a line end within a cell as a space. */
const printable = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, '?');

const printRecord = (
  title: string,
  columns: readonly Column[],
  { row, locale }: { readonly row: Row; readonly locale: Locale },
): string => {
  const lines = columns
    .map((column) => [column.title[locale], printable(formatResultCell(column, row, locale))] as const)
    .filter(([, value]) => value !== '');
  const width = Math.max(0, ...lines.map(([name]) => name.length));
  return [title, ...lines.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`)].join('\n');
};

const printTable = ({ title, columns, rows }: List, locale: Locale): string => {
  const head = columns.map((column) => column.title[locale]);
  const body = rows.map((row) => columns.map((column) => printable(formatResultCell(column, row, locale))));
  const widths = head.map((name, index) => Math.max(name.length, ...body.map((cells) => cells[index]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd();
  const counted = `${title[locale]}: ${rows.length}`;
  if (rows.length === 0) return counted;
  return [counted, line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
};

/**
 * Where a spreadsheet might begin a formula: an apostrophe in front makes it a text. Since a spreadsheet may split a cell at another
 * separator or at a line end, each part gets its apostrophe.
 */
const formulaBegins = /(^|[,;\t\r\n] *)(?=[=+\-@\t\r])/g;

const neutral = (text: string): string => text.replaceAll(formulaBegins, "$1'");

const quoted = (text: string): string => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * A list as CSV (RFC 4180), for programs.
 * @see RFC 4180
 */
export const printCsv = ({ columns, rows }: List, locale: Locale): string => {
  const lines = [
    columns.map(({ title }) => title[locale]),
    ...rows.map((row) =>
      columns.map((column) =>
        typeof row[column.key] === 'string'
          ? neutral(formatResultCell(column, row, locale))
          : formatResultCell(column, row, locale),
      ),
    ),
  ];
  return `${lines.map((cells) => cells.map(quoted).join(',')).join('\r\n')}\r\n`;
};
