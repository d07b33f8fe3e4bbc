import { formatCivilDate } from '#domain/dates/civil-date.ts';
import type { DecisionTable } from '#model/rules/language.ts';
import { decisionBoundaryCases } from '../cases/boundary-cases.ts';
import { acceptedResults } from '../meaning/accepted-results.ts';
import { interpretDecisionTable, type Values } from '../meaning/interpret.ts';
import { type Parameters, parameterValueById } from '../meaning/parameter-value.ts';
import { listedValuesOfDomain } from '../meaning/region.ts';
import { daysToAnalyse } from '../meaning/rule-parameters.ts';
import { buildCellScope } from '../meaning/scope.ts';
import {
  type Behaviour,
  type ChangedRegion,
  changedRegions,
  noResult,
  type RuleDifference,
  rowOutputText,
} from './behaviour.ts';
import { comparableMeaning } from './meaning-text.ts';
import { formatDomain, formatRuleValue } from './value-text.ts';

/** A decision table with the parameters that it reads. */
export interface Side {
  readonly table: DecisionTable;
  readonly parameters: Parameters;
}

const mostExamples = 12;

/**
 * Whether the table is of an earlier revision in which the results of all fitting rows were added up; without a fitting row the sum is
 * zero.
 */
const isEarlierSum = (table: DecisionTable): boolean => 'hit' in table && table.hit === 'collect';

/** The conditions and outcomes of a table on a day. */
const behaviourOfDecision = ({ table, parameters }: Side, day: number): Behaviour => ({
  rows: table.rows,
  parameters,
  day,
  facts: table.facts ?? {},
  outcome: (fitting) => {
    const row = table.rows[fitting[0] ?? -1];
    if (row === undefined) return isEarlierSum(table) ? formatRuleValue(0, table.outputs) : noResult;
    return rowOutputText(row, table.outputs, (id) => parameterValueById(parameters, id, day));
  },
});

/**
 * A text of the facts and the numbers that they read, which is equal for equal facts. Facts that subtract a parameter are left out, since
 * the rows are compared by the values behind them.
 */
const factsText = ({ table, parameters }: Side, day: number): string | undefined =>
  comparableMeaning(
    Object.entries(table.facts ?? {})
      .filter(([, { op }]) => op !== 'lessParameter')
      .map(([name, { parameter, ...fact }]) => [
        name,
        fact,
        parameter === undefined ? null : parameterValueById(parameters, parameter, day),
      ]),
  );

/** A case as text: every input with its value. */
const caseText = ({ inputs }: DecisionTable, values: Values): string =>
  Object.entries(inputs)
    .map(([name, domain]) => `${name} = ${formatRuleValue(values[name] ?? null, domain)}`)
    .join(', ');

/**
 * The boundary cases of both versions that they decide differently, for tables whose facts differ, so that their regions cannot be
 * compared.
 */
const changedCases = (before: Side, after: Side, day: number): readonly ChangedRegion[] => {
  const around = ({ parameters }: Side) => ({ parameters, editionDay: day });
  const inputs = [before, after].flatMap((side) =>
    decisionBoundaryCases(side.table, around(side)).map((one) => one.inputs),
  );
  const cases = new Map(inputs.map((one) => [JSON.stringify(one), one]));
  const decided = (side: Side, one: Values): string => {
    const value = interpretDecisionTable(side.table, one, around(side))?.value;
    return value === undefined ? noResult : formatRuleValue(value, side.table.outputs);
  };
  return [...cases.values()].flatMap((one) => {
    const [old, now] = [decided(before, one), decided(after, one)];
    return old === now ? [] : [{ where: caseText(after.table, one), before: old, after: now }];
  });
};

/** Whether a person who was accepted is now refused, or a case no longer has a result. */
const isNarrower = ({ before, after }: ChangedRegion, accepted: readonly string[]): boolean =>
  after === noResult || (accepted.includes(before) && !accepted.includes(after));

interface DifferenceOnDay {
  readonly lines: readonly ChangedRegion[];
  /** The number of further boundary cases that are not in the lines. */
  readonly more: number;
  readonly isNarrower: boolean;
}

const differenceOn = (before: Side, after: Side, day: number): DifferenceOnDay => {
  const exact =
    factsText(before, day) === factsText(after, day)
      ? changedRegions(
          behaviourOfDecision(before, day),
          behaviourOfDecision(after, day),
          buildCellScope(after.table.inputs, after.table.facts).scope,
        )
      : null;
  const regions = exact ?? changedCases(before, after, day);
  const lines = exact === null ? regions.slice(0, mostExamples) : regions;
  const accepted = acceptedResults(after.table);
  return {
    isNarrower: regions.some((region) => isNarrower(region, accepted)),
    lines,
    more: regions.length - lines.length,
  };
};

const inputDetails = (before: DecisionTable, after: DecisionTable): readonly string[] =>
  [...new Set([...Object.keys(before.inputs), ...Object.keys(after.inputs)])].flatMap((name): readonly string[] => {
    const [old, now] = [before.inputs[name], after.inputs[name]];
    if (comparableMeaning(old) === comparableMeaning(now)) return [];
    if (old === undefined) return [`input ${name} added`];
    return [now === undefined ? `input ${name} removed` : `input ${name}: ${formatDomain(old)} → ${formatDomain(now)}`];
  });

const resultsOf = ({ outputs }: DecisionTable): readonly string[] => (listedValuesOfDomain(outputs) ?? []).map(String);

const outputDetails = (before: DecisionTable, after: DecisionTable): readonly string[] => {
  const [old, now] = [resultsOf(before), resultsOf(after)];
  return [
    ...old.filter((word) => !now.includes(word)).map((word) => `result ${word} removed`),
    ...now.filter((word) => !old.includes(word)).map((word) => `result ${word} added`),
  ];
};

const isRewritten = (before: DecisionTable, after: DecisionTable): boolean =>
  comparableMeaning([before.rows, before.facts]) !== comparableMeaning([after.rows, after.facts]);

/** The lines about one day; `day` is null if the difference is the same on every day. */
const dayDetails = ({ lines, more }: DifferenceOnDay, day: number | null): readonly string[] => [
  ...lines.map(
    ({ where, before, after }) => `${day === null ? '' : `on ${formatCivilDate(day)}, `}${where}: ${before} → ${after}`,
  ),
  ...(more === 0 ? [] : [`… and ${more} more boundary cases`]),
];

/**
 * How two versions of a decision table decide differently, on every day on which one of their numbers changes; null if they decide alike.
 */
export const compareDecisionTables = (before: Side, after: Side, today: number): RuleDifference | null => {
  const signature = inputDetails(before.table, after.table);
  if (signature.length > 0) return { kind: 'otherwise', details: signature };
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
  if (details.length > 0)
    return { kind: perDay.some(({ found }) => found.isNarrower) ? 'narrower' : 'otherwise', details };
  return isRewritten(before.table, after.table)
    ? { kind: 'rewritten', details: ['rewritten; every case is decided as before'] }
    : null;
};
