import { compareByCodeUnit } from '#domain/texts/compare-text.ts';
import type { DecisionTable } from '#model/rules/language.ts';
import { type Decided, prepareDecisionTable, type RuleContext, type Values } from '../meaning/interpret.ts';
import { domainWithoutNull, type Value } from '../meaning/region.ts';
import { inputsOfExamples, testValuesOfInput } from './candidate-values.ts';

export type DecisionCase = { readonly inputs: Values } & Decided;

const mostProducts = 20_000;
const mostCases = 240;
const scanDays = 9_000;
const scanStep = 61;

/** Every combination of the values, the last name changing fastest. */
export const valueCombinations = (axes: Readonly<Record<string, readonly Value[]>>): readonly Values[] =>
  Object.entries(axes).reduce<readonly Values[]>(
    (cases, [name, values]) => cases.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );

const sizeOf = (axes: Readonly<Record<string, readonly Value[]>>): number =>
  Object.values(axes).reduce((size, values) => size * Math.max(1, values.length), 1);

/** Every base, and the cases that differ from it in one input. */
const variations = (bases: readonly Values[], axes: Readonly<Record<string, readonly Value[]>>): readonly Values[] =>
  bases.flatMap((base) => [
    base,
    ...Object.entries(axes).flatMap(([name, values]) => values.map((value) => ({ ...base, [name]: value }))),
  ]);

type RowAt = (day: number) => string;

const bisect = (rowAt: RowAt, from: number, to: number): readonly number[] => {
  let [low, high] = [from, to];
  const row = rowAt(low);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (rowAt(middle) === row) low = middle;
    else high = middle;
  }
  return [low, high];
};

/** The days around a start on which another row begins to decide, each with the day before it. */
const turningDays = (rowAt: RowAt, start: number): readonly number[] => {
  const days: number[] = [];
  let row = rowAt(start - scanDays);
  for (let day = start - scanDays; day < start + scanDays; day += scanStep) {
    const next = rowAt(day + scanStep);
    if (next !== row) days.push(...bisect(rowAt, day, day + scanStep));
    row = next;
  }
  return days;
};

const turningCases = (table: DecisionTable, decide: (inputs: Values) => Decided | null): readonly Values[] => {
  const dayInputs = Object.entries(table.inputs).filter(([, domain]) => domainWithoutNull(domain).kind === 'day');
  const cases: Values[] = [];
  for (const base of inputsOfExamples(table))
    for (const [name] of dayInputs) {
      const on = (day: number): Values => ({ ...base, [name]: day });
      const start = base[name];
      if (typeof start === 'number') cases.push(...turningDays((day) => decide(on(day))?.row ?? '', start).map(on));
    }
  return cases;
};

const caseKey = (values: Values): string => JSON.stringify(values);

/** The neighbouring cases in a line that different rows decide. */
const turnsAlong = (line: readonly DecisionCase[]): readonly DecisionCase[] =>
  line.flatMap((one, index) => {
    const before = line[index - 1];
    return before === undefined || before.row === one.row ? [] : [before, one];
  });

/** Pairs of cases that differ only in one input, are neighbours along it, and are decided by different rows. */
const turningPairs = (cases: readonly DecisionCase[], name: string): readonly DecisionCase[] =>
  [...Map.groupBy(cases, ({ inputs }) => caseKey({ ...inputs, [name]: null })).values()].flatMap(turnsAlong);

const firstPerRow = (cases: readonly DecisionCase[]): readonly DecisionCase[] =>
  [...Map.groupBy(cases, ({ row }) => row).values()].flatMap(([first]) => first ?? []);

/** The cases whose neighbour another row decides, thinned out to the limit, and one case for each row. */
const mostTelling = (cases: readonly DecisionCase[], limit: number): readonly DecisionCase[] => {
  if (cases.length <= limit) return cases;
  const names = Object.keys(cases[0]?.inputs ?? {});
  const turning = [...new Set(names.flatMap((name) => turningPairs(cases, name)))];
  const stride = Math.max(1, Math.ceil(turning.length / limit));
  const kept = new Set([...firstPerRow(cases), ...turning.filter((_, index) => index % stride === 0)]);
  return cases.filter((one) => kept.has(one));
};

const compareValues = (a: Value, b: Value): number => {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return compareByCodeUnit(a === null ? '' : String(a), b === null ? '' : String(b));
};

const compareCases = (a: DecisionCase, b: DecisionCase): number =>
  Object.keys(a.inputs).reduce(
    (order, name) => order || compareValues(a.inputs[name] ?? null, b.inputs[name] ?? null),
    0,
  );

/** Boundary cases of a decision table: inputs, with the result of the interpreter. */
export const decisionBoundaryCases = (table: DecisionTable, around: RuleContext): readonly DecisionCase[] => {
  const axes = Object.fromEntries(
    Object.entries(table.inputs).map(([name, domain]) => [name, testValuesOfInput(table, { name, domain }, around)]),
  );
  const bases = inputsOfExamples(table);
  const tried = sizeOf(axes) <= mostProducts ? valueCombinations(axes) : variations(bases, axes);
  const telling: DecisionCase[] = [];
  const exact: DecisionCase[] = [];
  const interpret = prepareDecisionTable(table, around);
  const decide = (inputs: Values, into: DecisionCase[]): void => {
    const decided = interpret(inputs);
    if (decided !== null) into.push({ inputs, ...decided });
  };
  for (const inputs of tried) decide(inputs, telling);
  for (const inputs of [...bases, ...turningCases(table, interpret)]) decide(inputs, exact);
  const all = [...exact, ...mostTelling(telling, mostCases)];
  return [...new Map(all.map((one) => [caseKey(one.inputs), one])).values()].toSorted(compareCases);
};
