import type { Rule } from '#model/rules/language.ts';
import type { Unit } from '#model/rules/parameter.ts';
import { cellBounds } from '../meaning/cell-test.ts';
import { operators } from '../meaning/operators/operators.ts';
import type { Parameters } from '../meaning/parameter-value.ts';
import { domainWithoutNull } from '../meaning/region.ts';
import { scopeOfRule } from '../meaning/rule-parameters.ts';
import type { RuleFinding, RulePath } from './rule-finding.ts';

type Units = readonly Unit[];

const operatorOf = (op: string) => (Object.hasOwn(operators, op) ? operators[op] : undefined);

/** The units in which a name may be counted; null if any unit will do. */
const unitsOf = (name: string, rule: Rule): Units | null => {
  const fact = rule.facts?.[name];
  if (fact === undefined) {
    const domain = scopeOfRule(rule)[name];
    return domain !== undefined && domainWithoutNull(domain).kind === 'money' ? ['grosze'] : null;
  }
  const own = operatorOf(fact.op)?.givesUnit;
  const [first] = fact.of;
  return own ?? (first === undefined || first === name ? null : unitsOf(first, rule));
};

const wrongUnit = (
  path: RulePath,
  { id, unit }: { readonly id: string; readonly unit: Unit },
  wanted: Units,
): RuleFinding => ({
  code: 'rule-unit',
  path,
  found: `“${id}” is counted in “${unit}” where “${wanted.join('” or “')}” is meant.`,
  expected: 'A parameter of the unit that is compared or counted.',
  remedy: 'Name another parameter, or correct its unit.',
});

const parameterFinding = (
  path: RulePath,
  id: string | undefined,
  { wanted, parameters }: { readonly wanted: Units | null; readonly parameters: Parameters },
): readonly RuleFinding[] => {
  const unit = id === undefined || !Object.hasOwn(parameters, id) ? undefined : parameters[id]?.unit;
  if (id === undefined || unit === undefined || wanted === null || wanted.includes(unit)) return [];
  return [wrongUnit(path, { id, unit }, wanted)];
};

const factFindings = (path: RulePath, rule: Rule, parameters: Parameters): readonly RuleFinding[] =>
  Object.entries(rule.facts ?? {}).flatMap(([name, { op, parameter }]) =>
    parameterFinding([...path, 'facts', name], parameter, { wanted: operatorOf(op)?.units ?? null, parameters }),
  );

interface Bound {
  readonly path: RulePath;
  readonly name: string;
  readonly id: string;
}

const boundsIn = (path: RulePath, rule: Rule): readonly Bound[] => {
  const scope = scopeOfRule(rule);
  return rule.rows.flatMap(({ when }, index) =>
    Object.entries(when).flatMap(([name, cell]) => {
      const domain = scope[name];
      return (domain === undefined ? [] : cellBounds(cell, domain))
        .filter((bound) => typeof bound === 'string')
        .map((id) => ({ path: [...path, 'rows', index, 'when', name], name, id }));
    }),
  );
};

/**
 * Findings for bounds whose unit is not that of the tested name. If the name has no unit of its own, its bounds must share one: that of
 * most of them.
 */
const cellFindings = (path: RulePath, rule: Rule, parameters: Parameters): readonly RuleFinding[] => {
  const bounds = boundsIn(path, rule);
  const commonUnit = (name: string): Units | null => {
    const units = bounds.filter((bound) => bound.name === name).flatMap(({ id }) => parameters[id]?.unit ?? []);
    const counted = [...Map.groupBy(units, (unit) => unit)].toSorted(([, a], [, b]) => b.length - a.length);
    return counted.slice(0, 1).map(([unit]) => unit);
  };
  return bounds.flatMap((bound) =>
    parameterFinding(bound.path, bound.id, { wanted: unitsOf(bound.name, rule) ?? commonUnit(bound.name), parameters }),
  );
};

/** Findings for values that are compared or computed with a number of another unit. */
export const analyseUnits = (path: RulePath, rule: Rule, parameters: Parameters): readonly RuleFinding[] => [
  ...factFindings(path, rule, parameters),
  ...cellFindings(path, rule, parameters),
];
