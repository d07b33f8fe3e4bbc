import { isRecord } from './json-value.ts';

/** What the rows of most tables are known by. */
const usual = ['id', 'key', 'name'] as const;

/** The label of a row of the model: the first of these fields with a text; null if none has one. */
export const labelOfModelRow = (row: unknown, fields: readonly string[] = usual): string | null => {
  if (!isRecord(row)) return null;
  const label = fields.map((field) => row[field]).find((value) => typeof value === 'string');
  return typeof label === 'string' ? label : null;
};
