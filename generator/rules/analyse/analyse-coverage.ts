import { describeInputRegion, type InputRegion, mergeInputRegions } from '../meaning/input-region.ts';
import { type RegionGrid, regionOfOneCase, visitGridCases } from '../meaning/region-grid.ts';
import type { RuleFinding, RulePath } from './rule-finding.ts';

/**
 * The results of enumerating all cases: the cases without a row, the cases that each pair of rows shares, and the number of cases of each
 * row.
 */
export interface Coverage {
  readonly gaps: readonly InputRegion[];
  readonly shared: ReadonlyMap<string, readonly InputRegion[]>;
  readonly caseCounts: readonly number[];
}

const pairKey = (left: number, right: number): string => `${left}/${right}`;

export const measureRowCoverage = (prepared: RegionGrid): Coverage => {
  const gaps: InputRegion[] = [];
  const shared = new Map<string, InputRegion[]>();
  const caseCounts = prepared.fits.map(() => 0);
  visitGridCases(prepared, (indexes, rows) => {
    if (rows.length === 0) gaps.push(regionOfOneCase(indexes));
    for (const [position, left] of rows.entries()) {
      caseCounts[left] = (caseCounts[left] ?? 0) + 1;
      for (const right of rows.slice(position + 1)) {
        const key = pairKey(left, right);
        const inputRegions = shared.get(key) ?? [];
        inputRegions.push(regionOfOneCase(indexes));
        shared.set(key, inputRegions);
      }
    }
  });
  return { gaps: mergeInputRegions(gaps), shared, caseCounts };
};

export const findingsForGaps = (
  path: RulePath,
  prepared: RegionGrid,
  gaps: readonly InputRegion[],
): readonly RuleFinding[] =>
  gaps.map((inputRegion) => {
    const counterexample = describeInputRegion(prepared.axes, inputRegion);
    return {
      code: 'rule-gap',
      path,
      found: `No row decides the case ${counterexample}.`,
      expected: 'The rows cover every combination of the inputs.',
      remedy: 'Add a row for this case, or widen one that exists.',
      counterexample,
    };
  });
