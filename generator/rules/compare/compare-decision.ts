import { moneyText, ruleValueText } from '#domain/audit/rule-text.ts';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import type { DecisionTable } from '#model/rules/language.ts';
import { decisionCases } from '../cases/boundary-cases.ts';
import { interpretDecision, type Values } from '../meaning/interpret.ts';
import { type Parameters, parameterOn } from '../meaning/parameter-value.ts';
import { baseDomain, wordsOf } from '../meaning/region.ts';
import { daysToAnalyse } from '../meaning/rule-parameters.ts';
import { scopeOf } from '../meaning/scope.ts';
import { type Behaviour, type ChangedRegion, changedRegions, noResult, outputOf } from './behaviour.ts';
import type { Impact } from './impact.ts';
import { meaningText } from './meaning-text.ts';

/** A decision table with the numbers that it reads. */
export interface Side {
  readonly table: DecisionTable;
  readonly parameters: Parameters;
}

export interface RuleDifference {
  readonly impact: Impact;
  readonly details: readonly string[];
}

const mostWitnesses = 12;

/** An amount as money and a day as a date, where the results are such. */
const resultText = (result: string, { outputs }: DecisionTable): string => {
  if (!/^-?\d+$/.test(result)) return result;
  const { kind } = baseDomain(outputs);
  if (kind === 'money') return moneyText(Number(result), 'pl');
  return kind === 'day' ? formatCivilDate(Number(result)) : result;
};

/** A table on a day as conditions and outcomes. */
export const behaviourOfDecision = ({ table, parameters }: Side, day: number): Behaviour => ({
  rows: table.rows,
  parameters,
  day,
  facts: table.facts ?? {},
  outcome: (fitting) => {
    const outputs = fitting.flatMap((index) => {
      const row = table.rows[index];
      return row === undefined ? [] : [outputOf(row, parameters, day)];
    });
    if (table.hit === 'collect')
      return resultText(String(outputs.reduce((sum, output) => sum + Number(output), 0)), table);
    return resultText(outputs[0] ?? noResult, table);
  },
});

/** The facts with the numbers that they read: equal texts are equal facts. One that takes a parameter away is told by its parts. */
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

const caseText = (table: DecisionTable, inputs: Values): string =>
  Object.entries(table.inputs)
    .map(
      ([name, domain]) =>
        `${name} = ${ruleValueText(inputs[name] ?? null, { kind: fieldKind(domain), words: [] }, 'en')}`,
    )
    .join(', ');

const fieldKind = (domain: DecisionTable['outputs']) => {
  const { kind } = baseDomain(domain);
  return kind === 'nullable' ? 'text' : kind;
};

/** Where derived facts differ there are no regions to compare, so the boundary cases of both versions are. */
const changedCases = (before: Side, after: Side, day: number): readonly ChangedRegion[] => {
  const around = ({ parameters }: Side) => ({ parameters, editionDay: day });
  const inputs = [before, after].flatMap((side) => decisionCases(side.table, around(side)).map((one) => one.inputs));
  const cases = new Map(inputs.map((one) => [JSON.stringify(one), one]));
  const decided = (side: Side, one: Values) => {
    const value = interpretDecision(side.table, one, around(side))?.value;
    return value === undefined ? noResult : resultText(String(value), side.table);
  };
  return [...cases.values()].flatMap((one) => {
    const [old, now] = [decided(before, one), decided(after, one)];
    return old === now ? [] : [{ region: caseText(after.table, one), before: old, after: now }];
  });
};

/** The results under which a person gets what they asked for. */
const acceptedBy = ({ accepts, outputs }: DecisionTable): readonly string[] =>
  accepts ?? (wordsOf(outputs)?.includes('ok') === true ? ['ok'] : []);

/** A person who was accepted is refused, or a case has no result any more. */
const isBreaking = ({ before, after }: ChangedRegion, accepted: readonly string[]): boolean =>
  after === noResult || (accepted.includes(before) && !accepted.includes(after));

interface DifferenceOnDay {
  readonly lines: readonly string[];
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
  const lines = regions.map((one) => `${one.region}: ${one.before} → ${one.after}`);
  const accepted = acceptedBy(after.table);
  return {
    isBreaking: regions.some((region) => isBreaking(region, accepted)),
    lines:
      lines.length <= mostWitnesses || exact !== null
        ? lines
        : [...lines.slice(0, mostWitnesses), `… and ${lines.length - mostWitnesses} more boundary cases`],
  };
};

const inputDetails = (before: DecisionTable, after: DecisionTable): readonly string[] =>
  [...new Set([...Object.keys(before.inputs), ...Object.keys(after.inputs)])].flatMap((name) => {
    const [old, now] = [before.inputs[name], after.inputs[name]].map(meaningText);
    if (old === now) return [];
    if (old === undefined) return [`input ${name} added`];
    return now === undefined ? [`input ${name} removed`] : [`input ${name}: ${old} → ${now}`];
  });

const outputDetails = (before: DecisionTable, after: DecisionTable): readonly string[] => {
  const [old, now] = [wordsOf(before.outputs) ?? [], wordsOf(after.outputs) ?? []];
  return [
    ...old.filter((word) => !now.includes(word)).map((word) => `result ${word} removed`),
    ...now.filter((word) => !old.includes(word)).map((word) => `result ${word} added`),
  ];
};

const rewritten = (before: DecisionTable, after: DecisionTable): boolean =>
  meaningText([before.rows, before.facts, before.coverage]) !== meaningText([after.rows, after.facts, after.coverage]);

/** What two versions of a decision table decide differently, on every day on which a number of theirs changes; null when nothing does. */
export const compareDecision = (before: Side, after: Side, today: number): RuleDifference | null => {
  const signature = inputDetails(before.table, after.table);
  if (signature.length > 0) return { impact: 'breaking', details: signature };
  const outputs = outputDetails(before.table, after.table);
  const days = [
    ...new Set([before, after].flatMap(({ table, parameters }) => daysToAnalyse(table, parameters, today))),
  ];
  const perDay = days.toSorted((a, b) => a - b).map((day) => ({ day, ...differenceOn(before, after, day) }));
  const isSame = new Set(perDay.map(({ lines }) => lines.join('\n'))).size === 1;
  const lines = isSame
    ? (perDay[0]?.lines ?? [])
    : perDay.flatMap(({ day, lines: found }) => found.map((line) => `on ${formatCivilDate(day)}, ${line}`));
  const details = [...lines, ...outputs];
  if (details.length > 0)
    return {
      impact:
        perDay.some((found) => found.isBreaking) || outputs.some((line) => line.endsWith('removed'))
          ? 'breaking'
          : 'careful',
      details,
    };
  return rewritten(before.table, after.table)
    ? { impact: 'safe', details: ['rewritten; every case is decided as before'] }
    : null;
};
