import type { Detail, LabelledId } from '#domain/audit/changes/change-data.ts';
import { isRecord } from '#domain/json-value.ts';
import { type Impact, worstImpact } from '../rules/compare/impact.ts';
import type { Change } from './change.ts';
import type { AddressChange } from './compare-addresses.ts';
import { fieldDetail, findRow, isSource, rowNamed } from './field-detail.ts';
import type { Revision } from './revision.ts';
import { sourceText } from './source-text.ts';
import {
  compareValues,
  type FieldDifference,
  identityOf,
  mentions,
  orderDifference,
  rowsByIdentity,
} from './value-difference.ts';

/** Rows whose removal takes others with it, the strongest first. */
const leading = ['audiences', 'courseTypes', 'cities', 'regions', 'instructors'];

/** Rules and numbers have comparisons of their own. */
const leftOut = new Set(['rules', 'parameters']);
/** Fields that show in the addresses and moves of their row. */
const shownInAddresses = new Set(['slug', 'path', 'cities', 'types']);
const shownInMoves = new Set(['', 'from', 'to', 'path', 'reason']);

/** Tables on which something outside the model relies. */
const reliedOn = new Set([
  'audiences',
  'courseTypes',
  'cities',
  'forms',
  'api',
  'sharedShapes',
  'calendarKeys',
  'analytics',
]);

/** A difference of one row of a table, or of one row's field. */
export interface RowDifference extends FieldDifference {
  readonly table: string;
  readonly row: string;
}

/** A row that is gone, and its name in other rows. */
export interface RemovedRow {
  readonly table: string;
  readonly id: string;
}

const tableDifferences = (table: string, before: unknown, after: unknown): readonly RowDifference[] => {
  if (!Array.isArray(before) || !Array.isArray(after))
    return compareValues(before, after).map((fieldDifference) => ({ ...fieldDifference, table, row: '' }));
  const [old, now] = [rowsByIdentity(before), rowsByIdentity(after)];
  const rows = [...new Set([...old.keys(), ...now.keys()])].flatMap((row): readonly RowDifference[] => {
    const [was, is] = [old.get(row), now.get(row)];
    if (was === undefined || is === undefined) return [{ table, row, path: '', before: was, after: is }];
    return compareValues(was, is).map((fieldDifference) => ({ ...fieldDifference, table, row }));
  });
  return [...rows, ...orderDifference(old, now, '').map((fieldDifference) => ({ ...fieldDifference, table, row: '' }))];
};

/** Whether the difference of addresses or redirects already lists this change. */
const isShownElsewhere = ({ table, row, path }: RowDifference, addresses: readonly AddressChange[]): boolean => {
  const [field = ''] = path.split('.');
  if (table === 'redirects' || table === 'gone') return shownInMoves.has(field);
  if (table === 'routes' && (path === '' || shownInAddresses.has(field)))
    return addresses.some(({ address }) => address.route === row);
  return (
    table === 'courseTypes' && shownInAddresses.has(field) && addresses.some(({ address }) => address.type === row)
  );
};

/** Everything that differs between the tables of two models, row by row and field by field. */
export const compareTables = (
  before: Revision,
  after: Revision,
  addresses: readonly AddressChange[],
): readonly RowDifference[] => {
  const [old, now] = [before.tables, after.tables];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((table) => !leftOut.has(table))
    .flatMap((table) => tableDifferences(table, old[table], now[table]))
    .filter((difference) => !isShownElsewhere(difference, addresses));
};

/** The removed rows that lead: those that no stronger removed row takes with it. */
export const leadingRemovals = (differences: readonly RowDifference[]): readonly RemovedRow[] => {
  const leads: RemovedRow[] = [];
  for (const table of leading)
    for (const { row, before } of differences.filter(
      (one) => one.table === table && one.path === '' && one.after === undefined,
    ))
      if (!mentions(before, new Set(leads.map(({ id }) => id)))) leads.push({ table, id: row });
  return leads;
};

const isRemovalOf = ({ table, row, path }: RowDifference, lead: RemovedRow): boolean =>
  path === '' && table === lead.table && row === lead.id;

/** Whether a difference only follows from a removed row: its old value names the row, or the list it belongs to did. */
export const followsFrom = (difference: RowDifference, lead: RemovedRow, all: readonly RowDifference[]): boolean => {
  const names = new Set([lead.id]);
  if (isRemovalOf(difference, lead) || mentions(difference.before, names)) return true;
  const [field = ''] = difference.path.split('.');
  return all.some(
    (other) =>
      other.table === difference.table &&
      other.row === difference.row &&
      other.path !== '' &&
      other.path.split('.')[0] === field &&
      (mentions(other.before, names) || other.path.endsWith(`.${lead.id}`)),
  );
};

/** Fields that name rows by their ids, and the tables of these rows. */
const namingFields: readonly (readonly [field: RegExp, tables: readonly string[]])[] = [
  [
    /(?:^|\.)(?:minimumAge|guardianFrom|standard|promotional|retention|interval|differsBy|min|max|is|of|details)(?:\.|$)/,
    ['parameters'],
  ],
  [/(?:^|\.)audience$/, ['audiences']],
  [/(?:^|\.)(?:type|related)(?:\.|$)/, ['courseTypes']],
  [/(?:^|\.)region$/, ['regions']],
  [/(?:^|\.)rule$/, ['rules']],
];

/** The path of a field and of everything below it. */
const pathsIn = (value: unknown, path: string): readonly string[] =>
  isRecord(value) ? [path, ...Object.entries(value).flatMap(([name, one]) => pathsIn(one, `${path}.${name}`))] : [path];

/** The rows that a field may name, or one below it, with what they are called. */
const namedBy = ({ path, before, after }: FieldDifference, { tables }: Revision): readonly LabelledId[] => {
  const paths = [before, after].flatMap((value) => pathsIn(value, path));
  return namingFields
    .flatMap(([field, of]) => (paths.some((one) => field.test(one)) ? of : []))
    .flatMap((table) => {
      const rows: unknown = tables[table];
      const entries = Array.isArray(rows)
        ? rows.map((row: unknown) => [identityOf(row), row] as const)
        : Object.entries(rows ?? {});
      return entries.map(([id, row]) => rowNamed(table, id, row).row);
    });
};

const rowsIn = (table: string, value: unknown): readonly LabelledId[] =>
  Array.isArray(value) ? value.map((row) => rowNamed(table, identityOf(row), row).row) : [];

const detailOf = (difference: RowDifference, after: Revision): Detail => {
  const { table, row, path } = difference;
  if (path === '' && difference.after === undefined) return { key: 'removed' };
  if (path !== '' || difference.before !== undefined) return fieldDetail(difference, namedBy(difference, after));
  return row === '' ? { key: 'firstStated', rows: rowsIn(table, difference.after) } : { key: 'added' };
};

/** Callers and filled forms rely on every part of these. */
const isRequested = ({ table, path, after }: RowDifference): boolean =>
  (table === 'forms' || table === 'api' || table === 'sharedShapes') &&
  (after === undefined || (table === 'api' && /^(?:path|method)$/.test(path)));

const impactOf = (difference: RowDifference): Impact => {
  const { table, path, before, after } = difference;
  if (table === 'register' || table === 'edition' || before === undefined || isSource(path)) return 'safe';
  if (isRequested(difference)) return 'breaking';
  return path === '' && after === undefined && reliedOn.has(table) ? 'breaking' : 'careful';
};

const sourceOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'source' in value ? sourceText(value.source) : undefined;

const kindOf = (group: readonly RowDifference[]): Change['kind'] => {
  if (group.some(({ table }) => table === 'laws')) return 'law';
  return group.some(({ row, path }) => row !== '' && path === '') ? 'entity' : 'fact';
};

/** Differences of facts, one change per row. */
export const changesOfFacts = (differences: readonly RowDifference[], after: Revision): readonly Change[] => {
  const groups = Map.groupBy(differences, ({ table, row }) => `${table} ${row}`);
  return [...groups.values()].flatMap((group): readonly Change[] => {
    const [first] = group;
    if (first === undefined) return [];
    const { table, row, before } = first;
    const now = Array.isArray(after.tables[table]) ? findRow(table, row, [after]) : after.tables[table];
    const source = sourceOf(now ?? before);
    return [
      {
        kind: kindOf(group),
        impact: worstImpact(group.map(impactOf)),
        subject: { key: 'row', ...rowNamed(table, row, now ?? before) },
        details: group.map((difference) => detailOf(difference, after)),
        ...(source === undefined ? {} : { source }),
      },
    ];
  });
};
