import type { Model } from '#model/schema/model.ts';
import type { Finding, ValuePath } from '../../problems/finding.ts';
import type { Facts } from '../facts.ts';
import { referenceKindOfTable } from '../shape/references.ts';
import { createFieldLocator, type RowPlaces } from '../shape/shape.ts';

interface Name {
  readonly row: object;
  readonly path: ValuePath;
  readonly name: string;
}

/** Findings for names that an earlier row already has. */
const repeated = (
  names: readonly Name[],
  rows: RowPlaces,
  problem: (name: string) => Pick<Finding, 'code' | 'found' | 'spoils'>,
): Finding[] => {
  const seen = new Set<string>();
  return names.flatMap(({ row, path, name }) => {
    if (!seen.has(name)) {
      seen.add(name);
      return [];
    }
    return [{ ...problem(name), at: createFieldLocator(rows)(row, ...path) }];
  });
};

interface IdRow {
  readonly id: string;
}

/** The tables of the model whose rows have ids. */
const idTables = (model: Model): readonly (readonly [name: string, rows: readonly IdRow[]])[] =>
  Object.entries<unknown>(model).flatMap(([name, rows]) =>
    Array.isArray(rows) && rows.every((row) => 'id' in row) ? [[name, rows] as const] : [],
  );

/**
 * Checks that ids are unique within their table, calendar numbers among the cities, and slugs within a locale over all audiences; that a
 * header has one value, and that a menu leads to a page only once.
 */
export const checkUniqueness = ({ model, rows }: Facts): Finding[] => {
  const ids = idTables(model).flatMap(([table, ofTable]) =>
    repeated(
      ofTable.map((row) => ({ row, path: ['id'], name: row.id })),
      rows,
      (name) => ({
        code: 'duplicate-id',
        found: `The id “${name}” occurs twice in “${table}”.`,
        spoils: [`every ${referenceKindOfTable(table)}`],
      }),
    ),
  );
  const keys = repeated(
    model.calendarKeys.map((row) => ({ row, path: ['key'], name: row.key })),
    rows,
    (name) => ({
      code: 'duplicate-id',
      found: `The calendar key “${name}” occurs twice.`,
      spoils: [`every ${referenceKindOfTable('calendarKeys')}`],
    }),
  );
  const numbers = repeated(
    model.cities.map((row) => ({ row, path: ['calendarId'], name: String(row.calendarId) })),
    rows,
    (name) => ({ code: 'duplicate-id', found: `Two cities have the calendar number ${name}.` }),
  );
  const slugs = repeated(
    model.courseTypes.flatMap((row) =>
      model.locales.all.map((locale) => ({ row, path: ['slug', locale], name: row.slug[locale] })),
    ),
    rows,
    (name) => ({
      code: 'duplicate-slug',
      found: `The slug “${name}” is used by two course types or locales.`,
      spoils: ['addresses'],
    }),
  );
  const lists = repeated(
    model.courseTypes.flatMap((row) =>
      row.calendar === null ? [] : [{ row, path: ['calendar'], name: row.calendar }],
    ),
    rows,
    (name) => ({ code: 'duplicate-id', found: `Two course types have the calendar key “${name}”.` }),
  );
  const shapes = repeated(
    model.sharedShapes.map((row) => ({ row, path: ['name'], name: row.name })),
    rows,
    (name) => ({ code: 'duplicate-id', found: `Two shapes have the name “${name}”.` }),
  );
  const events = repeated(
    model.analytics.map((row) => ({ row, path: ['name'], name: row.name })),
    rows,
    (name) => ({ code: 'duplicate-id', found: `Two analytics events have the name “${name}”.` }),
  );
  const headers = repeated(
    model.responseHeaders.map((row) => ({ row, path: ['name'], name: `${row.name} (${row.on})` })),
    rows,
    (name) => ({
      code: 'duplicate-id',
      found: `The header “${name}” occurs twice, and servers keep only one of its values.`,
    }),
  );
  const entries = model.menus.flatMap((menu) =>
    repeated(
      menu.entries.map(({ route, type, link }, index) => ({
        row: menu,
        path: ['entries', index, 'id'],
        name: [route, type, link].filter((part) => part !== undefined).join(' '),
      })),
      rows,
      (name) => ({ code: 'duplicate-id', found: `Two entries of the menu “${menu.id}” lead to “${name}”.` }),
    ),
  );
  return [...ids, ...keys, ...numbers, ...slugs, ...lists, ...shapes, ...events, ...headers, ...entries];
};

/** The identity of an entry of a list: the entry itself, or its id. */
const entryId = (entry: unknown): string | null => {
  if (typeof entry === 'string') return entry;
  const id: unknown = typeof entry === 'object' && entry !== null ? Reflect.get(entry, 'id') : undefined;
  return typeof id === 'string' ? id : null;
};

const twiceIn = (list: readonly unknown[], path: ValuePath): readonly Finding[] => {
  const names = list.map(entryId);
  return names.flatMap((name, index) =>
    name === null || names.indexOf(name) === index
      ? []
      : [{ code: 'listed-twice', at: { model: [...path, index] }, found: `“${name}” occurs twice in this list.` }],
  );
};

/** Whether a list is a table or the rows of a rule, which have checks of their own. */
const isTable = (path: ValuePath): boolean => path.length === 1 || (path[0] === 'rules' && path[2] === 'rows');

/** Findings for names or ids that a list inside a row contains twice. */
const listedTwiceIn = (value: unknown, path: ValuePath = []): readonly Finding[] => {
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return [
    ...(isList && !isTable(path) ? twiceIn(value, path) : []),
    ...Object.entries(value).flatMap(([key, inner]) => listedTwiceIn(inner, [...path, isList ? Number(key) : key])),
  ];
};

/** Findings for duplicates in lists. */
export const checkDuplicatesInLists = ({ whole }: Facts): readonly Finding[] => listedTwiceIn(whole);
