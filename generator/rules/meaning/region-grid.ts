import type { Cells } from '#model/rules/cell.ts';
import type { Domain } from '#model/rules/domain.ts';
import type { Fact } from '#model/rules/fact.ts';
import { compileCellTest } from './cell-test.ts';
import type { Axis, InputRegion } from './input-region.ts';
import { type Parameters, parameterValueById } from './parameter-value.ts';
import { cutDomainIntoRegions, passesTest, type Region, sampleValueOfRegion, type Test } from './region.ts';
import type { Scope } from './scope.ts';

/** The regions that each row fits: `fits[row][axis][region]`. */
export interface RegionGrid {
  readonly axes: readonly Axis[];
  readonly fits: readonly (readonly (readonly boolean[])[])[];
}

/** The most cases that can be enumerated in reasonable time; the analysis reports a table with more. */
export const mostCases = 1_000_000;

const boundValue = (parameters: Parameters, day: number) => (bound: number | string) =>
  typeof bound === 'number' ? bound : parameterValueById(parameters, bound, day);

/** The tests of a row by name; several tests of one name must all be true. */
export type RowTests = Readonly<Record<string, readonly Test[]>>;

/** The day on which parameters are read, and the facts that can be described by the values behind them. */
export interface TestContext {
  readonly parameters: Parameters;
  readonly day: number;
  readonly facts?: Readonly<Record<string, Fact>>;
}

/** Turns a test of a fact that only subtracts a parameter into a test of the value behind it, moved by the parameter. */
const unfolded = (name: string, test: Test, at: TestContext): readonly [string, Test] => {
  const fact = at.facts?.[name];
  const [behind] = fact?.of ?? [];
  const moved = parameterValueById(at.parameters, fact?.parameter ?? '', at.day);
  if (fact?.op !== 'lessParameter' || behind === undefined || moved === null) return [name, test];
  if (test.kind !== 'range') return unfolded(behind, test, at);
  return unfolded(behind, { kind: 'range', from: test.from + moved, to: test.to + moved }, at);
};

export const compileRowTests = (when: Cells, scope: Scope, at: TestContext): RowTests => {
  const tests: Record<string, readonly Test[]> = {};
  for (const [name, cell] of Object.entries(when)) {
    const domain = Object.hasOwn(scope, name) ? scope[name] : undefined;
    const test = domain === undefined ? null : compileCellTest(cell, domain, boundValue(at.parameters, at.day));
    if (test === null) continue;
    const [asked, moved] = unfolded(name, test, at);
    tests[asked] = [...(tests[asked] ?? []), moved];
  }
  return tests;
};

const regionFits = (tests: readonly Test[], region: Region): boolean =>
  tests.every((test) => passesTest(test, sampleValueOfRegion(region)));

/** Cuts the domain of every tested name at the bounds that rows use. A name that no row tests has no axis. */
export const buildRegionGrid = (rows: readonly RowTests[], scope: Scope): RegionGrid => {
  const tested = (name: string): readonly Test[] => rows.flatMap((tests) => tests[name] ?? []);
  const axes = Object.entries(scope)
    .filter(([name]) => tested(name).length > 0)
    .map(([name, domain]: [string, Domain]): Axis => ({ name, regions: cutDomainIntoRegions(domain, tested(name)) }));
  return {
    axes,
    fits: rows.map((tests) =>
      axes.map(({ name, regions }) => regions.map((region) => regionFits(tests[name] ?? [], region))),
    ),
  };
};

export const countGridCases = ({ axes }: RegionGrid): number =>
  axes.reduce((count, { regions }) => count * regions.length, 1);

/** Calls `visit` for every case, with the region index on each axis and the indexes of the rows that fit. */
export const visitGridCases = (
  { axes, fits: rowFits }: RegionGrid,
  visit: (regionIndexes: readonly number[], rows: readonly number[]) => void,
): void => {
  const descend = (axis: number, chosen: readonly number[], rows: readonly number[]): void => {
    const regions = axes[axis]?.regions;
    if (regions === undefined) {
      visit(chosen, rows);
      return;
    }
    for (const index of regions.keys())
      descend(
        axis + 1,
        [...chosen, index],
        rows.filter((row) => rowFits[row]?.[axis]?.[index] === true),
      );
  };
  descend(0, [], [...rowFits.keys()]);
};

export const regionOfOneCase = (regionIndexes: readonly number[]): InputRegion => regionIndexes.map((index) => [index]);
