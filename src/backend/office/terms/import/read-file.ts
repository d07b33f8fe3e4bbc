import { decodeText, otherFile } from './decode-text.ts';
import type { ReadFile } from './raw-term.ts';
import { readIcs } from './read-ics.ts';
import { readTable } from './read-table.ts';

/** The terms of a file: a calendar, a workbook or a text with separators, whatever its name. */
export const readFile = async (bytes: Uint8Array): Promise<ReadFile> => {
  const other = otherFile(bytes);
  if (other !== undefined) return { terms: [], problems: [{ line: 1, words: other }], cancelled: [] };
  const text = decodeText(bytes);
  if ('value' in text && /^\s*BEGIN:VCALENDAR/i.test(text.value)) return readIcs(text.value);
  return readTable(bytes);
};
