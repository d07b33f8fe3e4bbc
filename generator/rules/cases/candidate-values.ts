import type { Domain } from '#model/rules/domain.ts';
import type { DecisionTable, Rule } from '#model/rules/language.ts';
import { exampleValue } from '../meaning/example-value.ts';
import { type Parameters, parameterOn } from '../meaning/parameter-value.ts';
import { baseDomain, isNullable, rangeOf, type Value, wordsOf } from '../meaning/region.ts';
import { parametersOf } from '../meaning/rule-parameters.ts';

/** Ends of months, leap days and a day between them: where calendar arithmetic goes wrong. */
const awkwardDays = ['2024-02-29', '2026-11-21', '2026-11-30', '2027-02-28', '2027-05-31', '2028-02-29'];

/** Around midnight in Warsaw, in winter, in summer and on the days on which the clocks change. */
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

/** The parameters of a rule as numbers. */
export const parameterValues = (rule: Rule, { parameters, editionDay }: CandidateContext): readonly number[] =>
  parametersOf(rule).flatMap((id) => parameterOn(parameters, id, editionDay) ?? []);

const examplesOf = (rule: Rule, name: string): readonly Value[] => {
  const records =
    rule.kind === 'decision'
      ? rule.examples.map(({ inputs }) => inputs)
      : rule.examples.flatMap(({ state, event }) => [state, event]);
  return records.flatMap((record) => (record[name] === undefined ? [] : [record[name]]));
};

const neighbours = (value: number): readonly number[] => [value - 1, value, value + 1];

const orderedCandidates = (numbers: readonly number[], domain: Domain): readonly number[] => {
  const ends = rangeOf(domain) ?? { from: 0, to: 0 };
  const far = [-1000, 1000, ends.from, ends.to].filter(Number.isFinite);
  const all = [...new Set([...[0, ...numbers].flatMap(neighbours), ...far])];
  return all.filter((value) => ends.from <= value && value <= ends.to).toSorted((a, b) => a - b);
};

const parsedAll = (texts: readonly Value[], domain: Domain): readonly Value[] =>
  texts.flatMap((text) => exampleValue(text, domain) ?? []);

const bareCandidates = (domain: Domain, examples: readonly Value[], numbers: readonly number[]): readonly Value[] => {
  const base = baseDomain(domain);
  const words = wordsOf(base);
  if (words !== null) return words;
  if (base.kind === 'text') return [...awkwardTexts, ...examples];
  if (base.kind === 'instant') return parsedAll([...awkwardInstants, ...examples], base);
  if (base.kind === 'day') return parsedAll([...awkwardDays, ...examples], base);
  return orderedCandidates([...numbers, ...examples.filter((value) => typeof value === 'number')], base);
};

/** Values of one input worth trying: every bound with its neighbours, null, the ends of the domain, hand-typed values. */
export const candidatesFor = (
  rule: Rule,
  { name, domain }: { readonly name: string; readonly domain: Domain },
  context: CandidateContext,
): readonly Value[] => {
  const nulls = isNullable(domain) ? [null] : [];
  const bare = bareCandidates(domain, examplesOf(rule, name), parameterValues(rule, context));
  return [...new Set([...nulls, ...bare])];
};

/** The hand-typed cases of a decision table as rules see them. */
export const exampleInputs = (table: DecisionTable): readonly Readonly<Record<string, Value>>[] =>
  table.examples.map(({ inputs }) =>
    Object.fromEntries(
      Object.entries(table.inputs).map(([name, domain]) => [name, exampleValue(inputs[name] ?? null, domain) ?? null]),
    ),
  );
