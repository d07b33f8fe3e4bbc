import type { AuditBlock, AuditPage, AuditText } from '#domain/audit/audit-data.ts';
import { plainText } from '#domain/audit/audit-text.ts';
import type { Locale } from '#domain/locale.ts';
import type { FolderFile } from '../folder-file.ts';
import { auditTexts } from '../texts.ts';

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

/** What a reader calls a row, and its name in the code. */
const wordsAndCode = (text: AuditText): readonly [words: string, code: string] => {
  const parts = typeof text === 'string' ? [text] : text;
  const [code, words] = [true, false].map((wanted) =>
    plainText(parts.filter((part) => (typeof part !== 'string' && part.isCode) === wanted)),
  );
  return [(words ?? '').trim(), code ?? ''];
};

/** The rows of a table; where its first column holds names of the code beside words, they are a column of their own. */
const columnsOf = ({ head, rows }: Extract<AuditBlock, { kind: 'table' }>, codeHead: string) => {
  const names = rows.map(([first = '']) => wordsAndCode(first));
  const isNamed = names.some(([words, code]) => words !== '' && code !== '');
  const cells = rows.map((row) => row.map(plainText));
  if (!isNamed) return [head, ...cells];
  const [first = '', ...others] = head;
  return [[first, codeHead, ...others], ...cells.map(([, ...rest], index) => [...(names[index] ?? ['', '']), ...rest])];
};

/** The tables of rules, parameters and register for a spreadsheet. */
export const csvFiles = (pages: readonly AuditPage[], locale: Locale): readonly FolderFile[] =>
  pages
    .filter(({ id }) => lists.includes(id))
    .flatMap(({ id, blocks: [table] }) =>
      table?.kind === 'table'
        ? [
            {
              path: `csv/${locale}/${id}.csv`,
              text: printTable(columnsOf(table, auditTexts(locale).codeName())),
            },
          ]
        : [],
    );
