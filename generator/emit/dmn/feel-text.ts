import { formatCivilDate } from '#domain/dates/civil-date.ts';
import type { Cell } from '#model/rules/cell.ts';
import type { Domain } from '#model/rules/domain.ts';
import type { Fact } from '#model/rules/fact.ts';
import type { Output } from '#model/rules/language.ts';
import { operators } from '../../rules/meaning/operators/operators.ts';
import type { Interval } from '../../rules/meaning/parameter-value.ts';
import { baseDomain, rangeOf } from '../../rules/meaning/region.ts';
import { comparisons } from '../rules/print-conditions.ts';

/** How a parameter, an input or a fact is called in a model. */
export type FeelName = (name: string) => string;

const wordText = (value: string | boolean | number): string =>
  typeof value === 'string' ? `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"` : String(value);

/** Whether a value is one of some words. */
export const isAmong = (name: string, words: readonly string[]): string =>
  `${name} in (${words.map(wordText).join(', ')})`;

/** A cell as a unary test of FEEL, the expression language of DMN. Parameters stand by their names. */
export const unaryTest = (cell: Cell | undefined, domain: Domain, nameOf: FeelName): string => {
  const bound = (value: number | string) => (typeof value === 'number' ? String(value) : nameOf(value));
  if (cell === undefined) return '-';
  if (cell.op === 'isNull') return 'null';
  if (cell.op === 'oneOf') return cell.values.map(wordText).join(', ');
  if (cell.op === 'between') return `[${bound(cell.from)}..${bound(cell.to)}]`;
  if (cell.op !== 'exactly') return `${comparisons[cell.op]} ${bound(cell.bound)}`;
  const isBound = rangeOf(domain) !== null && typeof cell.value !== 'boolean';
  return isBound ? bound(cell.value) : wordText(cell.value);
};

const dateText = (day: number): string => `date("${formatCivilDate(day)}")`;

/** The days of an interval as a unary test. */
export const dayTest = ({ from, to }: Pick<Interval, 'from' | 'to'>): string => {
  if (from === Number.NEGATIVE_INFINITY) return to === Number.POSITIVE_INFINITY ? '-' : `<= ${dateText(to)}`;
  return to === Number.POSITIVE_INFINITY ? `>= ${dateText(from)}` : `[${dateText(from)}..${dateText(to)}]`;
};

export const outputExpression = (output: Output, nameOf: FeelName): string => {
  if (output === null) return 'null';
  if (typeof output !== 'object') return wordText(output);
  return nameOf('parameter' in output ? output.parameter : output.copy);
};

/** A fact as a FEEL expression, or null where FEEL has no words for it. */
export const factExpression = (fact: Fact, nameOf: FeelName): string | null => {
  const parameter = fact.parameter === undefined ? null : nameOf(fact.parameter);
  return operators[fact.op]?.feel?.(fact.of.map(nameOf), parameter) ?? null;
};

const types: Readonly<Partial<Record<Domain['kind'], string>>> = {
  boolean: 'boolean',
  day: 'date',
  instant: 'date and time',
  oneOf: 'string',
  text: 'string',
};

export const feelType = (domain: Domain): string => types[baseDomain(domain).kind] ?? 'number';
