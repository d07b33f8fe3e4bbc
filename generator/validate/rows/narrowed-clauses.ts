import type { Rule } from '#model/rules/language.ts';
import type { Model } from '#model/schema/model.ts';
import type { Finding } from '../../problems/finding.ts';
import { citationsIn } from './citations.ts';
import { placeIn, type RowPlaces } from './shape.ts';

const idsOf = (sources: unknown, cited: 'clause' | 'register entry'): readonly string[] =>
  citationsIn(sources).flatMap((one) => (one.cited === cited ? [one.id] : []));

const ofRule = ({ source }: Rule) => ({ source });

/**
 * A rule that is given the result of a rule of the specification, and rests on the register alone, changes what the clause says: the
 * entry that speaks of the clause is a departure from it.
 */
export const checkNarrowedClauses = (model: Model, places: RowPlaces, rules: readonly Rule[]): Finding[] =>
  rules.flatMap((rule) => {
    if (rule.kind !== 'decision' || idsOf(ofRule(rule), 'clause').length > 0) return [];
    const givers = Object.values(rule.givenBy ?? {}).map((given) => given.rule);
    const clauses = new Set(rules.filter(({ id }) => givers.includes(id)).flatMap((giver) => idsOf(giver, 'clause')));
    return idsOf(ofRule(rule), 'register entry').flatMap((id) => {
      const spoken = model.register.find((entry) => entry.id === id)?.says.flatMap((one) => one.clauses) ?? [];
      return model.clauses
        .filter((clause) => clauses.has(clause.id) && spoken.some((one) => one === clause.id))
        .filter(({ deviations }) => !deviations?.some((entry) => entry === id))
        .map((clause) => ({
          code: 'unmarked-deviation',
          at: placeIn(places)(clause, 'id'),
          found: `${id} changes by the rule “${rule.id}” what clause ${clause.id} says, and is not among its deviations.`,
        }));
    });
  });
