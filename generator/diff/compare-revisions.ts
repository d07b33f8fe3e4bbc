import { type Change, compareByImpact } from './change.ts';
import { compareAddresses, groupAddressChanges } from './compare-addresses.ts';
import { compareOperatorAnswers } from './compare-operators.ts';
import { compareParameters, describeParameterChange } from './compare-parameters.ts';
import { compareRedirects } from './compare-redirects.ts';
import { compareRules } from './compare-rules.ts';
import { compareTables } from './compare-tables.ts';
import { compareTermLists } from './compare-term-lists.ts';
import type { Revision } from './revision.ts';

/** Everything that differs between two revisions, the gravest first. */
export const compareRevisions = (before: Revision, after: Revision): readonly Change[] => {
  const addresses = compareAddresses(before, after);
  const numbers = compareParameters(before, after);
  const rules = compareRules(before, after, numbers);
  return [
    ...groupAddressChanges(addresses),
    ...compareRedirects(before, after, addresses),
    ...compareTables(before, after, addresses),
    ...compareTermLists(before, after),
    ...numbers.filter(({ id }) => !rules.explained.has(id)).map(describeParameterChange),
    ...rules.changes,
    ...compareOperatorAnswers(before, after),
  ].toSorted(compareByImpact);
};
