import type { Locale } from '#domain/locale.ts';
import { groszeToZloty } from '#domain/money/amount.ts';
import type { Column, List, Row } from '../command/command-result.ts';
import { formatResultCell } from './shown-value.ts';

const widestColumn = 60;

/** Removes control characters, which XML does not allow, and escapes `_x000D_`, which a spreadsheet would read as one. */
const storable = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
    .replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');

/** Numbers stay numbers, so that they can be summed; everything else is a text, even if it looks like a number, a day or a formula. */
const cellOf = (column: Column, row: Row, locale: Locale) => {
  const value = row[column.key];
  if (typeof value === 'number' && column.unit !== 'instant') {
    const isMoney = column.unit === 'grosze';
    return isMoney ? { value: groszeToZloty(value), type: Number, format: '#,##0.00' } : { value, type: Number };
  }
  return { value: storable(formatResultCell(column, row, locale)), type: String, format: '@', wrap: true };
};

/** A list as a workbook (.xlsx): one sheet, with the header row frozen. */
export const printWorkbook = async ({ columns, rows }: List, locale: Locale): Promise<Uint8Array> => {
  const { default: writeWorkbook } = await import('write-excel-file/node');
  const head = columns.map(({ title }) => ({ value: title[locale], type: String, fontWeight: 'bold' as const }));
  const body = rows.map((row) => columns.map((column) => cellOf(column, row, locale)));
  const widths = columns.map((column) => ({
    width: Math.min(
      widestColumn,
      2 +
        Math.max(
          ...[column.title[locale], ...rows.map((row) => formatResultCell(column, row, locale))].map(
            ({ length }) => length,
          ),
        ),
    ),
  }));
  return writeWorkbook([head, ...body], { columns: widths, stickyRowsCount: 1 }).toBuffer();
};
