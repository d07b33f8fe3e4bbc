import { type Change, compareChanges } from './change.ts';
import { changesOfAddresses, compareAddresses } from './compare-addresses.ts';
import { compareOperators } from './compare-operators.ts';
import { changeOfNumber, compareParameters } from './compare-parameters.ts';
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
    ...changesOfAddresses(addresses),
    ...compareRedirects(before, after, addresses),
    ...compareTables(before, after, addresses),
    ...compareTermLists(before, after),
    ...numbers.filter(({ id }) => !rules.explained.has(id)).map(changeOfNumber),
    ...rules.changes,
    ...compareOperators(before, after),
  ].toSorted(compareChanges);
};
