import type { Detail } from '#domain/audit/changes/change-data.ts';
import { isRecord } from '#domain/json-value.ts';
import { parametersOf, rulesOf } from '../../validate/rows/model-parts.ts';
import type { Change } from '../change.ts';
import { findRow, rowNamed } from '../field-detail.ts';
import type { Revision } from '../revision.ts';
import { rowsByIdentity } from '../value-difference.ts';
import { holdsWord, type NewNames, renamePlaces, renameWords } from './rename-words.ts';
import { type Named, similarPairs } from './similar.ts';

type Tables = Revision['tables'];

const rowsOf = (table: unknown): readonly Named[] => {
  if (isRecord(table)) return Object.entries(table).filter(([, row]) => isRecord(row));
  return Array.isArray(table) ? [...rowsByIdentity(table)].filter(([name]) => /^[\w./-]+$/.test(name)) : [];
};

const onlyIn = (rows: readonly Named[], others: readonly Named[]): readonly Named[] => {
  const names = new Set(others.map(([name]) => name));
  return rows.filter(([name]) => !names.has(name));
};

/** A table without its row names, so that a table of another name is known by what it holds. */
const renamedTables = (before: Tables, after: Tables): NewNames =>
  new Map(
    similarPairs(
      onlyIn(Object.entries(before), Object.entries(after)),
      onlyIn(Object.entries(after), Object.entries(before)),
    ),
  );

interface RowRename {
  readonly table: string;
  readonly before: string;
  readonly after: string;
}

/** Addresses are compared by themselves: to leave one and publish another is more than another name. */
const known: ReadonlySet<string> = new Set(['redirects', 'gone', 'routes', 'sentAddresses', 'edition']);

const renamedRows = (before: Tables, after: Tables): readonly RowRename[] =>
  Object.keys(after)
    .filter((table) => !known.has(table))
    .flatMap((table) => {
      const [old, now] = [rowsOf(before[table]), rowsOf(after[table])];
      return similarPairs(onlyIn(old, now), onlyIn(now, old)).map(([gone, come]) => ({
        table,
        before: gone,
        after: come,
      }));
    });

const renamedKeys = (value: Tables, names: NewNames): Tables =>
  Object.fromEntries(Object.entries(value).map(([key, one]) => [names.get(key) ?? key, one]));

/** A row that has another name everywhere: only then is a text of the old name the row. */
const isEverywhere = ({ before }: RowRename, after: Tables): boolean => !holdsWord(after, before);

const subjectOf = ({ table, after }: RowRename, revision: Revision): Change['subject'] => {
  const row = findRow(table, after, [revision]);
  if (table === 'rules') return { key: 'rule', rule: rowNamed(table, after, titled(row)).row };
  if (table === 'parameters') {
    const parameter = revision.parameters[after];
    const key = parameter?.unit === 'grosze' ? 'price' : 'number';
    return { key, number: rowNamed(table, after, parameter).row };
  }
  return { key: 'row', ...rowNamed(table, after, row) };
};

const titled = (row: unknown): unknown => (isRecord(row) ? { name: row.title } : row);

/**
 * The earlier revision with the names of the later one, and what was renamed: a row or a table that is nearly the same under another
 * name has changed its name and has not come and gone.
 */
export const withNewNames = (
  before: Revision,
  after: Revision,
): { readonly before: Revision; readonly changes: readonly Change[] } => {
  const tableNames = renamedTables(before.tables, after.tables);
  const own = renamedKeys(before.tables, tableNames);
  const renames = renamedRows(own, after.tables).filter((rename) => isEverywhere(rename, after.tables));
  const names: NewNames = new Map(renames.map((one) => [one.before, one.after]));
  const changes: readonly Change[] = [
    ...[...tableNames].map(
      ([old, now]): Change => ({
        kind: 'name',
        impact: 'safe',
        subject: { key: 'row', table: now, row: { id: '' } },
        details: [renamedDetail('table', old, now)],
      }),
    ),
    ...renames.map(
      (one): Change => ({
        kind: 'name',
        impact: 'safe',
        subject: subjectOf(one, after),
        details: [renamedDetail('row', one.before, one.after)],
      }),
    ),
  ];
  if (changes.length === 0) return { before, changes };
  const renamed = renameWords(own, names);
  const tables = isRecord(renamed) ? renamed : own;
  return {
    before: {
      ...before,
      tables,
      parameters: parametersOf(tables),
      rules: rulesOf(tables),
      addresses: before.addresses.map((address) => ({
        ...address,
        type: newName(address.type, names),
        city: newName(address.city, names),
      })),
      texts: Object.fromEntries(
        Object.entries(before.texts).map(([path, parts]) => [path, parts.map((part) => renamePlaces(part, names))]),
      ),
    },
    changes,
  };
};

const newName = (name: string | null, names: NewNames): string | null =>
  name === null ? null : (names.get(name) ?? name);

const renamedDetail = (of: 'table' | 'row', before: string, after: string): Detail => ({
  key: 'renamed',
  of,
  before: { id: before },
  after: { id: after },
});
