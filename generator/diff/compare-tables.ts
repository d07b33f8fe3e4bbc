import { tablesForPeople } from '../plan/snapshot/snapshot.ts';
import type { Change } from './change.ts';
import type { AddressChange } from './compare-addresses.ts';
import { isBreakingApiChange, type RowDifference } from './compare-api.ts';
import { citationOfRow, fieldDifferenceText, isSourceFieldPath } from './field-text.ts';
import { type Impact, worstImpact } from './impact.ts';
import type { Revision } from './revision.ts';
import { findFieldDifferences, findRowOrderDifferences, identityOfRow, rowsByIdentity } from './value-difference.ts';

/** Tables that are not compared here: rules and numbers have comparisons of their own. */
const leftOut = new Set(['rules', 'parameters', ...tablesForPeople]);
/** Fields whose changes appear as changed addresses and redirects of their row. */
const shownInAddresses = new Set(['slug', 'path', 'cities', 'types']);
const shownInMoves = new Set(['', 'from', 'to', 'path', 'reason']);

const tableDifferences = (table: string, before: unknown, after: unknown): readonly RowDifference[] => {
  if (!Array.isArray(before) || !Array.isArray(after))
    return findFieldDifferences(before, after).map((fieldDifference) => ({ ...fieldDifference, table, row: '' }));
  const [old, now] = [rowsByIdentity(before), rowsByIdentity(after)];
  const rows = [...new Set([...old.keys(), ...now.keys()])].flatMap((row): readonly RowDifference[] => {
    const [was, is] = [old.get(row), now.get(row)];
    if (was === undefined || is === undefined) return [{ table, row, path: '', before: was, after: is }];
    return findFieldDifferences(was, is).map((fieldDifference) => ({ ...fieldDifference, table, row }));
  });
  return [
    ...rows,
    ...findRowOrderDifferences(old, now, '').map((fieldDifference) => ({ ...fieldDifference, table, row: '' })),
  ];
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

const detailOf = (difference: RowDifference): string => {
  const { path, before, after } = difference;
  if (path !== '' || (before !== undefined && after !== undefined)) return fieldDifferenceText(difference);
  return after === undefined ? 'removed' : 'added';
};

const impactOf = (difference: RowDifference): Impact => {
  const { table, path, before } = difference;
  if (isBreakingApiChange(difference)) return 'breaking';
  return table === 'edition' || before === undefined || isSourceFieldPath(path) ? 'safe' : 'careful';
};

/** A row by its table and its name in the code; a row without a name by its table alone. */
const subjectOf = (table: string, row: string): string => (/^[^{["]/.test(row) ? `${table} ${row}` : table);

const rowIn = (table: string, row: string, revisions: readonly Revision[]): unknown =>
  revisions
    .map(({ tables }) => tables[table])
    .map((rows) => (Array.isArray(rows) ? rows.find((one) => identityOfRow(one) === row) : rows))
    .find((found) => found !== undefined);

/** Everything that differs between the tables of two models, one change for each row. */
export const compareTables = (
  before: Revision,
  after: Revision,
  addresses: readonly AddressChange[],
): readonly Change[] => {
  const differences = [...new Set([...Object.keys(before.tables), ...Object.keys(after.tables)])]
    .filter((table) => !leftOut.has(table))
    .flatMap((table) => tableDifferences(table, before.tables[table], after.tables[table]))
    .filter((difference) => !isShownElsewhere(difference, addresses));
  return [...Map.groupBy(differences, ({ table, row }) => JSON.stringify([table, row])).values()].flatMap(
    (group): readonly Change[] => {
      const [first] = group;
      if (first === undefined) return [];
      const { table, row } = first;
      return [
        {
          kind: 'row',
          impact: worstImpact(group.map(impactOf)),
          subject: subjectOf(table, row),
          details: group.map(detailOf),
          ...citationOfRow(rowIn(table, row, [after, before])),
        },
      ];
    },
  );
};
