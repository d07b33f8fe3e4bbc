import { millisecondsPerDay, millisecondsPerHour } from '#domain/dates/durations.ts';
import type { Domain } from '#model/rules/domain.ts';
import type { DecisionTable, Rule } from '#model/rules/language.ts';
import { parseExampleValue } from '../meaning/example-value.ts';
import { type Parameters, parameterValueById } from '../meaning/parameter-value.ts';
import {
  domainRange,
  domainWithoutNull,
  isNullableDomain,
  listedValuesOfDomain,
  type Value,
} from '../meaning/region.ts';
import { daysOfParameterChange, daysToAnalyse, ruleParameters } from '../meaning/rule-parameters.ts';

/** Days on which calendar arithmetic goes wrong: ends of months, leap days, and a day between them. */
const awkwardDays = ['2024-02-29', '2026-11-21', '2026-11-30', '2027-02-28', '2027-05-31', '2028-02-29'];

/** Instants around midnight in Warsaw, in winter, in summer and on the days on which the clocks change. */
const awkwardInstants = [
  '2026-11-21T22:59:59Z',
  '2026-11-21T23:00:00Z',
  '2027-03-27T22:59:59Z',
  '2027-03-27T23:00:00Z',
  '2027-03-28T21:59:59Z',
  '2027-03-28T22:00:00Z',
  '2027-10-30T21:59:59Z',
  '2027-10-30T22:00:00Z',
  '2027-10-31T22:59:59Z',
  '2027-10-31T23:00:00Z',
];

/** Texts that forms receive by mistake or by malice; lengths lie around every limit. */
const awkwardTexts = [
  '',
  ' ',
  '\u00a0',
  '0',
  'ą',
  '12345678',
  '123456789',
  '1234567890',
  '12345678901',
  '123456789012',
  '٦٠٠٧٠٠٨٠٠',
  '+48',
  '<b>1</b>',
  "Robert'); DROP TABLE--",
  'a@b',
  'a@b.pl',
  '@',
];

export interface CandidateContext {
  readonly parameters: Parameters;
  readonly editionDay: number;
}

/** The values of a rule's parameters on every day on which one of them changes. */
const parameterValues = (rule: Rule, { parameters, editionDay }: CandidateContext): readonly number[] => [
  ...new Set(
    daysToAnalyse(rule, parameters, editionDay).flatMap((day) =>
      ruleParameters(rule).flatMap((id) => parameterValueById(parameters, id, day) ?? []),
    ),
  ),
];

const examplesOf = (rule: Rule, name: string): readonly Value[] => {
  const records =
    rule.kind === 'decision'
      ? rule.examples.map(({ inputs }) => inputs)
      : rule.examples.flatMap(({ state, event }) => [state, event]);
  return records.flatMap((record) => (record[name] === undefined ? [] : [record[name]]));
};

const neighbours = (value: number): readonly number[] => [value - 1, value, value + 1];

const orderedCandidates = (numbers: readonly number[], domain: Domain): readonly number[] => {
  const ends = domainRange(domain) ?? { from: 0, to: 0 };
  const far = [-1000, 1000, ends.from, ends.to].filter(Number.isFinite);
  const all = [...new Set([...[0, ...numbers].flatMap(neighbours), ...far])];
  return all.filter((value) => ends.from <= value && value <= ends.to).toSorted((a, b) => a - b);
};

const parsedAll = (texts: readonly Value[], domain: Domain): readonly Value[] =>
  texts.flatMap((text) => parseExampleValue(text, domain) ?? []);

/** The last day of each parameter value and the first day of the next; for instants, noon of these days. */
const aroundChanges = (rule: Rule, domain: Domain, { parameters }: CandidateContext): readonly Value[] => {
  const days = daysOfParameterChange(rule, parameters).flatMap((day) => [day - 1, day]);
  return domain.kind === 'day' ? days : days.map((day) => day * millisecondsPerDay + 12 * millisecondsPerHour);
};

const bareCandidates = (
  rule: Rule,
  domain: Domain,
  at: { readonly name: string; readonly context: CandidateContext },
) => {
  const examples = examplesOf(rule, at.name);
  const base = domainWithoutNull(domain);
  const words = listedValuesOfDomain(base);
  if (words !== null) return words;
  if (base.kind === 'text') return [...awkwardTexts, ...examples];
  if (base.kind === 'day' || base.kind === 'instant') {
    const awkward = base.kind === 'day' ? awkwardDays : awkwardInstants;
    return [...parsedAll([...awkward, ...examples], base), ...aroundChanges(rule, base, at.context)];
  }
  const numbers = parameterValues(rule, at.context);
  return orderedCandidates([...numbers, ...examples.filter((value) => typeof value === 'number')], base);
};

/** Values with which one input is tested: every bound with its neighbours, null, the ends of the domain, and values typed in examples. */
export const testValuesOfInput = (
  rule: Rule,
  { name, domain }: { readonly name: string; readonly domain: Domain },
  context: CandidateContext,
): readonly Value[] => {
  const nulls = isNullableDomain(domain) ? [null] : [];
  const bare = bareCandidates(rule, domain, { name, context });
  return [...new Set([...nulls, ...bare])];
};

/** The inputs of a decision table's examples, converted as rules see them. */
export const inputsOfExamples = (table: DecisionTable): readonly Readonly<Record<string, Value>>[] =>
  table.examples.map(({ inputs }) =>
    Object.fromEntries(
      Object.entries(table.inputs).map(([name, domain]) => [
        name,
        parseExampleValue(inputs[name] ?? null, domain) ?? null,
      ]),
    ),
  );
