import type { Detail, LabelledId, RowName } from '#domain/audit/changes/change-data.ts';
import { isRecord } from '#domain/json-value.ts';
import { labelledId } from '../rules/compare/described-values.ts';
import { describedSource } from './source-text.ts';
import { type FieldDifference, identityOf } from './value-difference.ts';

export const isSource = (path: string): boolean => path === 'source' || path.endsWith('.source');

/** A leaf of the model that differs. */
export const fieldDetail = ({ path, before, after }: FieldDifference, names: readonly LabelledId[] = []): Detail =>
  isSource(path)
    ? { key: 'source', path, before: describedSource(before), after: describedSource(after) }
    : { key: 'value', path, before, after, names };

const nameIn = (row: unknown): unknown => {
  if (typeof row !== 'object' || row === null) return undefined;
  if ('name' in row) return row.name;
  return 'title' in row ? row.title : undefined;
};

/** An entry of the register is called as its page is: `C02. Price of the course`. */
const entryName = (id: string, row: unknown): unknown => {
  if (!isRecord(row) || !isRecord(row.subject)) return { pl: id, en: id };
  const { pl, en } = row.subject;
  return { pl: `${id}. ${String(pl)}`, en: `${id}. ${String(en)}` };
};

/** Rows that people know by their numbers. */
const numbered: Readonly<Record<string, (id: string, row: unknown) => unknown>> = {
  register: entryName,
  clauses: (id) => ({ pl: id, en: id }),
};

/** A row by its name in the code and, where the revision has it, for a reader. */
export const rowNamed = (table: string, id: string, row: unknown): RowName => {
  const name = numbered[table]?.(id, row) ?? nameIn(row);
  return { table, row: labelledId(id, typeof name === 'string' && name !== id ? { pl: name, en: name } : name) };
};

/** The row of a table in the first of these revisions that has it. */
export const findRow = (
  table: string,
  id: string,
  revisions: readonly { readonly tables: Readonly<Record<string, unknown>> }[],
): unknown =>
  revisions
    .flatMap(({ tables }): unknown[] => {
      const rows: unknown = tables[table];
      return Array.isArray(rows) ? rows : [];
    })
    .find((row) => identityOf(row) === id);
