import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { printCsv } from '#backend/office/print/print-result.ts';
import { printWorkbook } from '#backend/office/print/print-workbook.ts';

/** Identifiers and texts that a spreadsheet changes where it may guess. */
const texts = [
  '02251401232',
  '0048600700800',
  '+48 600 700 800',
  '00-950',
  '1E5',
  '3-4',
  'ABC 0123456789012345',
  '2027-03-05',
  'TRUE',
  '=1+1',
  'a;=1+1',
  'a,=1+1',
  'a\n=1+1',
  'a "b" c',
  "'x",
  '_x000D_',
];

const list = {
  kind: 'list' as const,
  title: { pl: 'Lista', en: 'List' },
  columns: [
    { key: 'text', title: { pl: 'tekst', en: 'text' } },
    { key: 'amount', title: { pl: 'kwota', en: 'amount' }, unit: 'grosze' as const },
  ],
  rows: texts.map((text) => ({ text, amount: 169_050 })),
};

test('a workbook has every text unchanged, and amounts as numbers', async () => {
  const rows = await readSheet(Buffer.from(await printWorkbook(list, 'pl')));
  expect(rows).toEqual([['tekst', 'kwota'], ...texts.map((text) => [text, 1690.5])]);
});

test('no part of a CSV cell begins like a formula, whatever separator a spreadsheet uses', () => {
  const text = printCsv(list, 'pl');
  const parts = text.split(/[\r\n,;\t]/);
  expect(parts.filter((part) => /^"?\s*[=+\-@]/.test(part))).toEqual([]);
});
