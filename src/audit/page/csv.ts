import type { AuditPage } from '#domain/audit/audit-data.ts';
import { plainText } from '#domain/audit/audit-text.ts';
import type { Locale } from '#domain/locale.ts';
import type { FolderFile } from '../folder-file.ts';

const lists = ['rules', 'parameters', 'register'];

/** A spreadsheet takes a cell that begins so for a formula; an apostrophe before it makes it a text again. */
const isFormula = /^[=+\-@\t\r]/;

const cellText = (text: string): string => {
  const neutral = isFormula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(neutral) ? `"${neutral.replaceAll('"', '""')}"` : neutral;
};

/** A table as CSV (RFC 4180) with the mark of UTF-8. */
export const printTable = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((cells) => cells.map(cellText).join(',')).join('\r\n')}\r\n`;

/** The tables of rules, parameters and register for a spreadsheet. */
export const csvFiles = (pages: readonly AuditPage[], locale: Locale): readonly FolderFile[] =>
  pages
    .filter(({ id }) => lists.includes(id))
    .flatMap(({ id, blocks: [table] }) =>
      table?.kind === 'table'
        ? [
            {
              path: `csv/${locale}/${id}.csv`,
              text: printTable([table.head, ...table.rows.map((row) => row.map(plainText))]),
            },
          ]
        : [],
    );
