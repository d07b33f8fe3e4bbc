import { formatCivilDate } from '#domain/dates/civil-date.ts';
import type { Relation } from '#model/rules/relations.ts';
import type { Finding } from '../problems/finding.ts';
import { type Parameters, parameterIntervals, parameterValueById } from '../rules/meaning/parameter-value.ts';
import type { Facts } from './facts.ts';

type RelationCheck = (of: readonly number[], is: number) => boolean;

const percent = 100;

const relationChecks: Readonly<Record<Relation['kind'], RelationCheck>> = {
  sum: (of, is) => of.reduce((total, value) => total + value, 0) === is,
  share: ([whole = Number.NaN, share = Number.NaN], is) => Math.ceil((whole * share) / percent) === is,
  below: ([lower = Number.NaN], is) => lower < is,
  next: ([before = Number.NaN], is) => before + 1 === is,
};

/** The text of a relation, with a text for every number. */
export const formatRelation = ({ kind, of, is }: Relation, textOf: (parameter: string) => string): string => {
  const [first = '', second = ''] = of.map(textOf);
  if (kind === 'sum') return `${first} + ${second} = ${textOf(is)}`;
  if (kind === 'share') return `⌈${first} × ${second}⌉ = ${textOf(is)}`;
  return kind === 'below' ? `${first} < ${textOf(is)}` : `${first} + 1 = ${textOf(is)}`;
};

/** The edition day, and the first day of each period in which every number of a relation keeps its value. */
const daysOf = (names: readonly string[], parameters: Parameters, editionDay: number): readonly number[] => {
  const starts = names.flatMap((name) => {
    const parameter = parameters[name];
    return parameter === undefined ? [] : parameterIntervals(parameter).map(({ from }) => from);
  });
  return [...new Set([editionDay, ...starts.filter((day) => Number.isFinite(day))])].toSorted((a, b) => a - b);
};

const unknownNames = (relation: Relation, index: number, parameters: Parameters): readonly Finding[] =>
  [...relation.of, relation.is]
    .filter((name) => !Object.hasOwn(parameters, name))
    .map((name) => ({
      code: 'dangling-reference',
      at: { model: ['relations', index] },
      found: `There is no parameter “${name}”.`,
    }));

/** Checks that declared relations between numbers are true on every day of their timelines. */
export const checkParameterRelations = ({ model: { relations }, parameters, editionDay }: Facts): Finding[] =>
  relations.flatMap((relation, index): readonly Finding[] => {
    const unknown = unknownNames(relation, index, parameters);
    if (unknown.length > 0) return unknown;
    const names = [...relation.of, relation.is];
    const broken = daysOf(names, parameters, editionDay).find((day) => {
      const values = names.map((name) => parameterValueById(parameters, name, day));
      const known = values.filter((value) => value !== null);
      return (
        known.length === names.length && !relationChecks[relation.kind](known.slice(0, -1), known.at(-1) ?? Number.NaN)
      );
    });
    if (broken === undefined) return [];
    const numbers = formatRelation(relation, (name) => `${parameterValueById(parameters, name, broken) ?? ''}`);
    return [
      {
        code: 'broken-relation',
        at: { model: ['parameters', relation.is, 'values', 0, 'value'] },
        reliesOn: names.map((name) => `parameter ${name}`),
        found: `On ${formatCivilDate(broken)} this does not hold: ${formatRelation(relation, (name) => name)} (${numbers}).`,
      },
    ];
  });
