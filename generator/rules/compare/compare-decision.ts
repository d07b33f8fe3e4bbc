import type { Condition, Detail, Outcome } from '#domain/audit/changes/change-data.ts';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { priceText } from '#domain/money/amount.ts';
import type { DecisionTable } from '#model/rules/language.ts';
import { decisionCases } from '../cases/boundary-cases.ts';
import { acceptedResults } from '../meaning/accepted-results.ts';
import { interpretDecision, type Values } from '../meaning/interpret.ts';
import { type Parameters, parameterOn } from '../meaning/parameter-value.ts';
import { baseDomain, wordsOf } from '../meaning/region.ts';
import { daysToAnalyse } from '../meaning/rule-parameters.ts';
import { scopeOf } from '../meaning/scope.ts';
import {
  type Behaviour,
  type ChangedRegion,
  changedRegions,
  describedOutput,
  noResult,
  outputOf,
} from './behaviour.ts';
import { describedDomain, describedValue, labelledId, labelOf } from './described-values.ts';
import type { Impact } from './impact.ts';
import { meaningText } from './meaning-text.ts';

/** A decision table with the numbers that it reads. */
export interface Side {
  readonly table: DecisionTable;
  readonly parameters: Parameters;
}

export interface RuleDifference {
  readonly impact: Impact;
  readonly details: readonly Detail[];
}

type PartDetail = Extract<Detail, { key: 'part' }>;

const mostExamples = 12;

/** An amount as money and a day as a date, where the results are such. */
const resultText = (result: string, { outputs }: DecisionTable): string => {
  if (!/^-?\d+$/.test(result)) return result;
  const { kind } = baseDomain(outputs);
  if (kind === 'money') return priceText(Number(result), 'pl');
  return kind === 'day' ? formatCivilDate(Number(result)) : result;
};

const namesOf = ({ inputs, facts }: DecisionTable): Behaviour['names'] => [inputs, facts];

/** A table of an earlier revision whose results were added up: where no row fits, nothing is. */
const isEarlierSum = (table: DecisionTable): boolean => 'hit' in table && table.hit === 'collect';

/** A table on a day as conditions and outcomes. */
export const behaviourOfDecision = ({ table, parameters }: Side, day: number): Behaviour => ({
  rows: table.rows,
  parameters,
  day,
  facts: table.facts ?? {},
  outcome: (fitting) => {
    const row = table.rows[fitting[0] ?? -1];
    if (row === undefined) return isEarlierSum(table) ? resultText('0', table) : noResult;
    return resultText(outputOf(row, parameters, day), table);
  },
  described: (fitting) => {
    const row = table.rows[fitting[0] ?? -1];
    if (row === undefined) return isEarlierSum(table) ? describedValue(0, table.outputs) : { kind: 'none' };
    const numberOf = (id: string) => parameterOn(parameters, id, day);
    return describedOutput(row, { outputs: table.outputs, names: namesOf(table), numberOf });
  },
  names: namesOf(table),
});

/** The facts with the numbers that they read: equal texts are equal facts. One that subtracts a parameter is described by its parts. */
const factsText = ({ table, parameters }: Side, day: number): string | undefined =>
  meaningText(
    Object.entries(table.facts ?? {})
      .filter(([, { op }]) => op !== 'lessParameter')
      .map(([name, { parameter, ...fact }]) => [
        name,
        fact,
        parameter === undefined ? null : parameterOn(parameters, parameter, day),
      ]),
  );

/** One case: every input with its value. */
const describedCase = ({ inputs }: DecisionTable, values: Values): readonly Condition[] =>
  Object.entries(inputs).map(([name, domain]) => ({
    name: labelOf(name, [inputs]),
    among: [describedValue(values[name] ?? null, domain)],
  }));

/** A text that is equal where the results are; of a word, the word. */
const idOf = (outcome: Outcome): string => (outcome.kind === 'word' ? outcome.word.id : JSON.stringify(outcome));

/** Where derived facts differ there are no regions to compare, so the boundary cases of both versions are. */
const changedCases = (before: Side, after: Side, day: number): readonly ChangedRegion[] => {
  const around = ({ parameters }: Side) => ({ parameters, editionDay: day });
  const inputs = [before, after].flatMap((side) => decisionCases(side.table, around(side)).map((one) => one.inputs));
  const cases = new Map(inputs.map((one) => [JSON.stringify(one), one]));
  const decided = (side: Side, one: Values): Outcome => {
    const value = interpretDecision(side.table, one, around(side))?.value;
    return value === undefined ? { kind: 'none' } : describedValue(value, side.table.outputs);
  };
  return [...cases.values()].flatMap((one) => {
    const [old, now] = [decided(before, one), decided(after, one)];
    return idOf(old) === idOf(now) ? [] : [{ where: describedCase(after.table, one), before: old, after: now }];
  });
};

/** A person who was accepted is refused, or a case has no result any more. */
const isBreaking = ({ before, after }: ChangedRegion, accepted: readonly string[]): boolean =>
  after.kind === 'none' || (accepted.includes(idOf(before)) && !accepted.includes(idOf(after)));

interface DifferenceOnDay {
  readonly lines: readonly ChangedRegion[];
  /** Boundary cases that are not among the lines. */
  readonly more: number;
  readonly isBreaking: boolean;
}

const differenceOn = (before: Side, after: Side, day: number): DifferenceOnDay => {
  const exact =
    factsText(before, day) === factsText(after, day)
      ? changedRegions(
          behaviourOfDecision(before, day),
          behaviourOfDecision(after, day),
          scopeOf(after.table.inputs, after.table.facts).scope,
        )
      : null;
  const regions = exact ?? changedCases(before, after, day);
  const lines = exact === null ? regions.slice(0, mostExamples) : regions;
  const accepted = acceptedResults(after.table);
  return {
    isBreaking: regions.some((region) => isBreaking(region, accepted)),
    lines,
    more: regions.length - lines.length,
  };
};

const inputDetails = (before: DecisionTable, after: DecisionTable): readonly Detail[] =>
  [...new Set([...Object.keys(before.inputs), ...Object.keys(after.inputs)])].flatMap((name): readonly Detail[] => {
    const [old, now] = [before.inputs[name], after.inputs[name]];
    if (meaningText(old) === meaningText(now)) return [];
    const input = labelledId(name, now ?? old);
    if (old === undefined) return [{ key: 'part', of: 'input', name: input, is: 'added' }];
    if (now === undefined) return [{ key: 'part', of: 'input', name: input, is: 'removed' }];
    return [{ key: 'input', name: input, before: describedDomain(old), after: describedDomain(now) }];
  });

const resultsOf = ({ outputs }: DecisionTable): readonly string[] => (wordsOf(outputs) ?? []).map(String);

const outputDetails = (before: DecisionTable, after: DecisionTable): readonly PartDetail[] => {
  const [old, now] = [resultsOf(before), resultsOf(after)];
  const part = (word: string, { outputs }: DecisionTable, is: 'added' | 'removed'): PartDetail => {
    const described = describedValue(word, outputs);
    return { key: 'part', of: 'result', name: described.kind === 'word' ? described.word : { id: word }, is };
  };
  return [
    ...old.filter((word) => !now.includes(word)).map((word) => part(word, before, 'removed')),
    ...now.filter((word) => !old.includes(word)).map((word) => part(word, after, 'added')),
  ];
};

const rewritten = (before: DecisionTable, after: DecisionTable): boolean =>
  meaningText([before.rows, before.facts]) !== meaningText([after.rows, after.facts]);

const dayDetails = ({ lines, more }: DifferenceOnDay, day: number | null): readonly Detail[] => [
  ...lines.map((one): Detail => ({ key: 'case', day, ...one })),
  ...(more === 0 ? [] : [{ key: 'more', count: more, of: 'cases' } as const]),
];

/** What two versions of a decision table decide differently, on every day on which a number of theirs changes; null when nothing does. */
export const compareDecision = (before: Side, after: Side, today: number): RuleDifference | null => {
  const signature = inputDetails(before.table, after.table);
  if (signature.length > 0) return { impact: 'breaking', details: signature };
  const outputs = outputDetails(before.table, after.table);
  const days = [
    ...new Set([before, after].flatMap(({ table, parameters }) => daysToAnalyse(table, parameters, today))),
  ];
  const perDay = days.toSorted((a, b) => a - b).map((day) => ({ day, found: differenceOn(before, after, day) }));
  const [first] = perDay;
  const isSame = new Set(perDay.map(({ found }) => JSON.stringify(found))).size === 1;
  const described =
    isSame && first !== undefined
      ? dayDetails(first.found, null)
      : perDay.flatMap(({ day, found }) => dayDetails(found, day));
  const details = [...described, ...outputs];
  if (details.length > 0) {
    const isGrave = perDay.some(({ found }) => found.isBreaking) || outputs.some(({ is }) => is === 'removed');
    return { impact: isGrave ? 'breaking' : 'careful', details };
  }
  return rewritten(before.table, after.table) ? { impact: 'safe', details: [{ key: 'rewritten' }] } : null;
};
