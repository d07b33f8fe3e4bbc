import { worstImpact } from '../rules/compare/impact.ts';
import { type Change, compareChanges } from './change.ts';
import { type AddressChange, changesOfAddresses, compareAddresses, firstOf } from './compare-addresses.ts';
import { compareOperators } from './compare-operators.ts';
import { changeOfNumber, compareParameters } from './compare-parameters.ts';
import { compareRedirects } from './compare-redirects.ts';
import { compareRules } from './compare-rules.ts';
import {
  changesOfFacts,
  compareTables,
  followsFrom,
  leadingRemovals,
  type RemovedRow,
  type RowDifference,
} from './compare-tables.ts';
import { comparePictures, compareTexts } from './compare-texts.ts';
import { findRow, rowNamed } from './field-detail.ts';
import { withNewNames } from './renames/renames.ts';
import type { Revision } from './revision.ts';

const isOf = ({ address }: AddressChange, { table, id }: RemovedRow): boolean =>
  (table === 'cities' && address.city === id) || (table === 'courseTypes' && address.type === id);

/** A removed row with everything that goes with it: its addresses, and the rows that named it. */
const removalChange = (
  lead: RemovedRow,
  before: Revision,
  follows: { readonly addresses: readonly AddressChange[]; readonly rows: readonly RowDifference[] },
): Change => {
  const labelledRow = (table: string, id: string) => rowNamed(table, id, findRow(table, id, [before]));
  const others = follows.rows.filter(({ table, row }) => table !== lead.table || row !== lead.id);
  const rows = new Map(others.map(({ table, row }) => [JSON.stringify([table, row]), labelledRow(table, row)]));
  return {
    kind: 'entity',
    impact: worstImpact(['breaking', ...follows.addresses.map(({ impact }) => impact)]),
    subject: { key: 'lead', ...labelledRow(lead.table, lead.id) },
    details: [
      { key: 'removed' },
      ...firstOf(
        follows.addresses.map(({ described }) => described),
        'addresses',
      ),
      ...(rows.size === 0 ? [] : [{ key: 'withIt', rows: [...rows.values()] } as const]),
    ],
  };
};

/** Everything that differs between two revisions, the gravest first. */
export const compareRevisions = (earlier: Revision, after: Revision): readonly Change[] => {
  const { before, changes: renames } = withNewNames(earlier, after);
  const addresses = compareAddresses(before, after);
  const differences = compareTables(before, after, addresses);
  const numbers = compareParameters(before, after);
  const rules = compareRules(before, after, numbers);
  const leads = leadingRemovals(differences);
  const removals = leads.map((lead) =>
    removalChange(lead, before, {
      addresses: addresses.filter((change) => isOf(change, lead)),
      rows: differences.filter((difference) => followsFrom(difference, lead, differences)),
    }),
  );
  const otherRows = differences.filter(
    (difference) => !leads.some((lead) => followsFrom(difference, lead, differences)),
  );
  const otherAddresses = addresses.filter((change) => !leads.some((lead) => isOf(change, lead)));
  return [
    ...removals,
    ...changesOfAddresses(otherAddresses),
    ...compareRedirects(before, after, addresses),
    ...changesOfFacts(otherRows, after),
    ...numbers.filter(({ id }) => !rules.explained.has(id)).map((change) => changeOfNumber(change, before, after)),
    ...rules.changes,
    ...compareOperators(before, after),
    ...compareTexts(before, after),
    ...comparePictures(before, after),
    ...renames,
  ].toSorted(compareChanges);
};
