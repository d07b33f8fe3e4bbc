import type { Cells } from '#model/rules/cell.ts';
import type { Domain } from '#model/rules/domain.ts';
import type { Fact } from '#model/rules/fact.ts';
import { type Axis, type Box, describeBox, mergeBoxes } from './box.ts';
import { type Parameters, parameterOn } from './parameter-value.ts';
import { testsOf } from './prepared-table.ts';
import { cutDomain, fits, sampleOf, type Test } from './region.ts';
import { scopeOf } from './scope.ts';

/** A line of a table: what it asks, and what it gives as a text. */
export interface Line {
  readonly when: Cells;
  readonly gives: string;
}

/** One version of a table in the terms that both versions share. */
export interface Version {
  readonly inputs: Readonly<Record<string, Domain>>;
  readonly facts: Readonly<Record<string, Fact>>;
  readonly lines: readonly Line[];
  readonly parameters: Parameters;
  readonly day: number;
  /** Whether several lines may fit, and their results stand together. */
  readonly collects: boolean;
}

type Asked = readonly { readonly name: string; readonly test: Test }[];

/** A test of a fact that only takes a parameter away is a test of the value behind it, moved by the parameter. */
const unfolded = (name: string, test: Test, version: Version): Asked => {
  const fact = version.facts[name];
  const [behind] = fact?.of ?? [];
  if (fact?.op !== 'lessParameter' || behind === undefined || test.kind !== 'range') return [{ name, test }];
  const moved = parameterOn(version.parameters, fact.parameter ?? '', version.day) ?? Number.NaN;
  return unfolded(behind, { kind: 'range', from: test.from + moved, to: test.to + moved }, version);
};

const askedBy = (line: Line, version: Version): Asked => {
  const { scope } = scopeOf(version.inputs, version.facts);
  const tests = testsOf(line.when, scope, version);
  return Object.entries(tests).flatMap(([name, test]) => unfolded(name, test, version));
};

const meaning = (name: string, version: Version): string => {
  const fact = version.facts[name];
  if (fact === undefined) return JSON.stringify(version.inputs[name] ?? null);
  const parameter = fact.parameter === undefined ? null : parameterOn(version.parameters, fact.parameter, version.day);
  return JSON.stringify([fact.op, fact.rounding ?? null, parameter, fact.of.map((behind) => meaning(behind, version))]);
};

interface Outcome {
  readonly box: Box;
  readonly before: string;
  readonly after: string;
}

const givenBy = (
  version: Version,
  asked: readonly Asked[],
  sample: ReadonlyMap<string, ReturnType<typeof sampleOf>>,
): string => {
  const fitting = version.lines.filter((_, index) =>
    asked[index]?.every(({ name, test }) => fits(test, sample.get(name) ?? null)),
  );
  const given = fitting.map(({ gives }) => gives);
  return version.collects ? given.join(' + ') || '0' : (given[0] ?? 'nothing');
};

const outcomesOf = (axes: readonly Axis[], decide: (indexes: readonly number[]) => Omit<Outcome, 'box'>): Outcome[] => {
  const outcomes: Outcome[] = [];
  const descend = (chosen: readonly number[]): void => {
    const axis = axes[chosen.length];
    if (axis === undefined) outcomes.push({ box: chosen.map((index) => [index]), ...decide(chosen) });
    else for (const index of axis.regions.keys()) descend([...chosen, index]);
  };
  descend([]);
  return outcomes;
};

/** The regions of inputs and facts on which two versions give different results, or null when their facts differ in meaning. */
export const differingRegions = (
  before: Version,
  after: Version,
): readonly { readonly where: string; readonly before: string; readonly after: string }[] | null => {
  const asked = [before, after].map((version) => version.lines.map((line) => askedBy(line, version)));
  const [askedBefore = [], askedAfter = []] = asked;
  const tests = asked.flat(2);
  const names = [...new Set(tests.map(({ name }) => name))];
  if (names.some((name) => meaning(name, before) !== meaning(name, after))) return null;
  const { scope } = scopeOf(after.inputs, after.facts);
  const axes = names.map((name): Axis => {
    const ofName = tests.filter((one) => one.name === name).map(({ test }) => test);
    return { name, regions: cutDomain(scope[name] ?? { kind: 'text' }, ofName) };
  });
  const outcomes = outcomesOf(axes, (indexes) => {
    const regions = axes.map(({ name, regions: parts }, axis) => [name, parts[indexes[axis] ?? 0]] as const);
    const sample = new Map(regions.map(([name, region]) => [name, region === undefined ? null : sampleOf(region)]));
    return { before: givenBy(before, askedBefore, sample), after: givenBy(after, askedAfter, sample) };
  });
  const changed = outcomes.filter((one) => one.before !== one.after);
  return [...Map.groupBy(changed, (one) => `${one.before} → ${one.after}`).values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    return mergeBoxes(group.map(({ box }) => box)).map((box) => ({
      where: describeBox(axes, box),
      before: first.before,
      after: first.after,
    }));
  });
};
