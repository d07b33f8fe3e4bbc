import { type Box, describeBox, mergeBoxes } from '../meaning/box.ts';
import { boxOf, type PreparedTable, visitCases } from '../meaning/prepared-table.ts';
import type { RuleFinding, RulePath } from './rule-finding.ts';

/** What enumeration finds: the cases without a row, per pair of rows the cases they share, and how many cases each row has. */
export interface Coverage {
  readonly gaps: readonly Box[];
  readonly shared: ReadonlyMap<string, readonly Box[]>;
  readonly caseCounts: readonly number[];
}

const pairKey = (left: number, right: number): string => `${left}/${right}`;

export const coverageOf = (prepared: PreparedTable): Coverage => {
  const gaps: Box[] = [];
  const shared = new Map<string, Box[]>();
  const caseCounts = prepared.fits.map(() => 0);
  visitCases(prepared, (indexes, rows) => {
    if (rows.length === 0) gaps.push(boxOf(indexes));
    for (const [position, left] of rows.entries()) {
      caseCounts[left] = (caseCounts[left] ?? 0) + 1;
      for (const right of rows.slice(position + 1)) {
        const key = pairKey(left, right);
        const boxes = shared.get(key) ?? [];
        boxes.push(boxOf(indexes));
        shared.set(key, boxes);
      }
    }
  });
  return { gaps: mergeBoxes(gaps), shared, caseCounts };
};

export const gapFindings = (path: RulePath, prepared: PreparedTable, gaps: readonly Box[]): readonly RuleFinding[] =>
  gaps.map((box) => {
    const counterexample = describeBox(prepared.axes, box);
    return {
      code: 'rule-gap',
      path,
      found: `No row decides the case ${counterexample}.`,
      expected: 'The rows cover every combination of the inputs.',
      remedy: 'Add a row for this case, widen one that exists, or name the case as uncovered.',
      counterexample,
    };
  });
