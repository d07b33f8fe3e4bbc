import type { Locale } from '#domain/locale.ts';
import type { List } from '../command/command-result.ts';
import { shownValue } from './shown-value.ts';

/**
 * A spreadsheet takes a cell that begins so for a formula; an apostrophe before it makes it a text again. A spreadsheet that
 * divides at another separator, or at a line end, makes cells of the parts of one, so that each part has its apostrophe.
 */
const formulaBegins = /(^|[,;\t\r\n] *)(?=[=+\-@\t\r])/g;

const neutral = (text: string): string => text.replaceAll(formulaBegins, "$1'");

const quoted = (text: string): string => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A list as CSV (RFC 4180), for programs. */
export const printCsv = ({ columns, rows }: List, locale: Locale): string => {
  const lines = [
    columns.map(({ title }) => title[locale]),
    ...rows.map((row) =>
      columns.map((column) =>
        typeof row[column.key] === 'string'
          ? neutral(shownValue(column, row, locale))
          : shownValue(column, row, locale),
      ),
    ),
  ];
  return `${lines.map((cells) => cells.map(quoted).join(',')).join('\r\n')}\r\n`;
};
