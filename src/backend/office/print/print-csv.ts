import type { Locale } from '#domain/locale.ts';
import type { List } from '../command/answer.ts';
import { shownValue } from './shown-value.ts';

/** A spreadsheet takes a cell that begins so for a formula; an apostrophe before it makes it a text again. */
const isFormula = /^[=+\-@\t\r]/;

const neutral = (text: string): string => (isFormula.test(text) ? `'${text}` : text);

const quoted = (text: string, separator: string): string =>
  text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

const byteOrderMark = '\ufeff';

/** A list as CSV (RFC 4180). For Excel with the mark of UTF-8 and semicolons, at which a Polish Excel divides the columns. */
export const printCsv = ({ columns, rows }: List, locale: Locale, forExcel: boolean): string => {
  const separator = forExcel ? ';' : ',';
  const lines = [
    columns.map(({ title }) => title[locale]),
    ...rows.map((row) =>
      columns.map((column) =>
        typeof row[column.key] === 'string'
          ? neutral(shownValue(column, row, locale))
          : shownValue(column, row, locale),
      ),
    ),
  ].map((cells) => cells.map((cell) => quoted(cell, separator)).join(separator));
  return `${forExcel ? byteOrderMark : ''}${lines.join('\r\n')}\r\n`;
};
