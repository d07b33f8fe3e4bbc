import { z } from 'zod';
import { source } from '#model/schema/source.ts';
import { sourceLine } from '../print/source-line.ts';
import type { Change, Impact } from './change.ts';
import type { ComparedModel } from './compared-model.ts';
import { compareValues, identityOf, type LeafDifference, mentions } from './value-difference.ts';

/** Rows whose removal takes others with it, the strongest first. */
const leading = ['audiences', 'courseTypes', 'cities', 'regions', 'instructors'];

/** Compared elsewhere, or no facts: addresses, rules and numbers have comparisons of their own. */
const leftOut = new Set(['edition', 'rules', 'parameters', 'redirects', 'gone']);
/** Fields that show in the addresses. */
const shownInAddresses = new Set(['slug', 'path', 'cities', 'types', 'citiesWithoutText']);

/** Tables on which something outside the model relies. */
const reliedOn = new Set([
  'audiences',
  'courseTypes',
  'cities',
  'forms',
  'api',
  'namedShapes',
  'calendarKeys',
  'analytics',
]);

/** A difference of one row of a table, or of one row's field. */
export interface RowDifference extends LeafDifference {
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
    return compareValues(before, after).map((leaf) => ({ ...leaf, table, row: '' }));
  const [old, now] = [before, after].map(
    (rows: readonly unknown[]) => new Map(rows.map((row) => [identityOf(row), row])),
  );
  return [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])].flatMap((row) => {
    const [was, is] = [old?.get(row), now?.get(row)];
    if (was === undefined || is === undefined) return [{ table, row, path: '', before: was, after: is }];
    return compareValues(was, is).map((leaf) => ({ ...leaf, table, row }));
  });
};

const isShownElsewhere = ({ table, path, before, after }: RowDifference): boolean => {
  const [field = ''] = path.split('.');
  if (table === 'routes' && path === '') return true;
  return (
    (table === 'routes' || table === 'courseTypes') &&
    path !== '' &&
    shownInAddresses.has(field) &&
    (before !== undefined || after !== undefined)
  );
};

/** Everything that differs between the tables of two models, row by row and field by field. */
export const compareTables = (before: ComparedModel, after: ComparedModel): readonly RowDifference[] => {
  const [old, now] = [new Map(Object.entries(before.model)), new Map(Object.entries(after.model))];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((table) => !leftOut.has(table))
    .flatMap((table) => tableDifferences(table, old.get(table), now.get(table)))
    .filter((difference) => !isShownElsewhere(difference));
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

const valueText = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 90 ? `${text.slice(0, 87)}…` : text;
};

const lineOf = ({ path, before, after }: RowDifference): string => {
  if (path === '') return after === undefined ? 'removed' : 'added';
  return `${path}: ${valueText(before)} → ${valueText(after)}`;
};

const impactOf = ({ table, path, before, after }: RowDifference): Impact => {
  if (table === 'register' || before === undefined) return 'safe';
  return path === '' && after === undefined && reliedOn.has(table) ? 'breaking' : 'careful';
};

const sourced = z.object({ source });

/** The source of a row; that of an earlier revision with sources of another form is left out. */
const sourceOf = (value: unknown): string | undefined => {
  const { success, data } = sourced.safeParse(value);
  return success ? sourceLine(data.source) : undefined;
};

/** Differences of facts, one change per row. */
export const changesOfFacts = (differences: readonly RowDifference[], after: ComparedModel): readonly Change[] => {
  const groups = Map.groupBy(differences, ({ table, row }) => `${table} ${row}`.trim());
  return [...groups].map(([subject, group]) => {
    const [first] = group;
    const rows = new Map(Object.entries(after.model)).get(first?.table ?? '');
    const now = Array.isArray(rows) ? rows.find((row) => identityOf(row) === first?.row) : rows;
    const source = sourceOf(now ?? first?.before);
    const impacts = group.map(impactOf);
    return {
      kind: group.some(({ path }) => path === '') ? 'entity' : 'fact',
      impact: impacts.includes('breaking') ? 'breaking' : impacts.includes('careful') ? 'careful' : 'safe',
      subject,
      details: group.map(lineOf),
      ...(source === undefined ? {} : { source }),
    };
  });
};
