import type { Row } from '#model/rules/language.ts';
import { describeInputRegion, type InputRegion, mergeInputRegions } from '../meaning/input-region.ts';
import type { RegionGrid } from '../meaning/region-grid.ts';
import type { Coverage } from './analyse-coverage.ts';
import type { RuleFinding, RulePath } from './rule-finding.ts';

interface Pair {
  readonly left: number;
  readonly right: number;
  readonly inputRegions: readonly InputRegion[];
}

const pairsOf = ({ shared }: Coverage): readonly Pair[] =>
  [...shared].map(([key, inputRegions]) => {
    const [left = 0, right = 0] = key.split('/').map(Number);
    return { left, right, inputRegions };
  });

const sameOutput = (left: Row, right: Row): boolean => JSON.stringify(left.output) === JSON.stringify(right.output);

const relation = (pair: Pair, rows: readonly Row[], counts: readonly number[]) => {
  const [left, right] = [rows[pair.left], rows[pair.right]];
  if (left === undefined || right === undefined) return null;
  const inLeft = pair.inputRegions.length === counts[pair.left];
  const inRight = pair.inputRegions.length === counts[pair.right];
  const isDuplicate = inLeft && inRight && sameOutput(left, right);
  return { left, right, isDuplicate, isSubsumed: inLeft || inRight, inner: inLeft ? pair.left : pair.right };
};

/** Findings for rows that share cases: equal, one within the other, or overlapping. */
export const findOverlappingRows = (
  path: RulePath,
  rows: readonly Row[],
  { prepared, coverage }: { readonly prepared: RegionGrid; readonly coverage: Coverage },
): readonly RuleFinding[] =>
  pairsOf(coverage).flatMap((pair): readonly RuleFinding[] => {
    const found = relation(pair, rows, coverage.caseCounts);
    if (found === null) return [];
    const counterexample = describeInputRegion(prepared.axes, mergeInputRegions(pair.inputRegions)[0] ?? []);
    const names = `“${found.left.id}” and “${found.right.id}”`;
    const at = [...path, 'rows', found.inner];
    if (found.isDuplicate)
      return [
        finding('rule-duplicate-row', at, {
          found: `The rows ${names} are equal.`,
          remedy: 'Delete one of the two rows.',
          counterexample,
        }),
      ];
    if (found.isSubsumed)
      return [
        finding('rule-subsumed-row', at, {
          found: `Of the rows ${names}, “${rows[found.inner]?.id}” is contained in the other.`,
          remedy: 'Delete it, or narrow the other.',
          counterexample,
        }),
      ];
    return [
      finding('rule-overlap', [...path, 'rows', pair.right], {
        found: `The rows ${names} both decide the case ${counterexample}.`,
        remedy: 'Narrow one of the two rows.',
        counterexample,
      }),
    ];
  });

const finding = (
  code: 'rule-duplicate-row' | 'rule-subsumed-row' | 'rule-overlap',
  path: RulePath,
  {
    found,
    remedy,
    counterexample,
  }: { readonly found: string; readonly remedy: string; readonly counterexample: string },
): RuleFinding => ({ code, path, found, expected: 'Every case belongs to one row.', remedy, counterexample });

const differingAxes = (prepared: RegionGrid, left: number, right: number): readonly number[] =>
  [...prepared.axes.keys()].filter(
    (axis) => JSON.stringify(prepared.fits[left]?.[axis]) !== JSON.stringify(prepared.fits[right]?.[axis]),
  );

/**
 * Whether one cell can replace two cells of an axis. A cell can be any set of words, or one interval of an ordered domain, but not null
 * together with a range.
 */
const isOneCell = (
  prepared: RegionGrid,
  axis: number,
  { left, right }: { readonly left: number; readonly right: number },
): boolean => {
  const regions = prepared.axes[axis]?.regions ?? [];
  const union = regions.filter(
    (_, index) => prepared.fits[left]?.[axis]?.[index] === true || prepared.fits[right]?.[axis]?.[index] === true,
  );
  if (union.length === regions.length) return true;
  if (union.some(({ kind }) => kind === 'null')) return false;
  if (union.every(({ kind }) => kind === 'value')) return true;
  return union.every((region, index) => {
    const before = union[index - 1];
    if (before === undefined) return true;
    return before.kind === 'range' && region.kind === 'range' && before.to + 1 === region.from;
  });
};

/** The one input in which two rows differ, if one cell could cover both; else null. */
const mergedInput = (prepared: RegionGrid, left: number, right: number): string | null => {
  const [axis, ...others] = differingAxes(prepared, left, right);
  if (axis === undefined || others.length > 0 || !isOneCell(prepared, axis, { left, right })) return null;
  return prepared.axes[axis]?.name ?? null;
};

/** Findings for pairs of rows with equal outputs that one row could replace. A row with `keptApart` may stay. */
export const findMergeableRows = (
  path: RulePath,
  rows: readonly Row[],
  prepared: RegionGrid,
): readonly RuleFinding[] => {
  const findings: RuleFinding[] = [];
  for (const [leftIndex, left] of rows.entries())
    for (const [rightIndex, right] of rows.entries()) {
      if (rightIndex <= leftIndex || !sameOutput(left, right)) continue;
      if (left.keptApart !== undefined || right.keptApart !== undefined) continue;
      const input = mergedInput(prepared, leftIndex, rightIndex);
      if (input === null) continue;
      findings.push({
        code: 'rule-mergeable-rows',
        path: [...path, 'rows', rightIndex],
        found: `The rows “${left.id}” and “${right.id}” have the same output and differ in “${input}” only.`,
        expected: 'Neighbouring rows with equal outputs are one row.',
        remedy: 'Merge the two rows, or give in `keptApart` the reason to keep both.',
        counterexample: input,
      });
    }
  return findings;
};
