import type { Cells } from '#model/rules/cell.ts';
import type { DecisionTable, Rule } from '#model/rules/language.ts';
import { cellBounds } from './cell-test.ts';
import type { Parameters } from './parameter-value.ts';
import { hasSeveralValuesOverTime, parameterIntervals } from './parameter-value.ts';
import { buildCellScope, type Scope } from './scope.ts';
import { allPayloadDomains, contextDomains } from './transition-domains.ts';

const cellParameters = (when: Cells, scope: Scope): readonly string[] =>
  Object.entries(when).flatMap(([name, cell]) => {
    const domain = scope[name];
    return domain === undefined ? [] : cellBounds(cell, domain).filter((bound) => typeof bound === 'string');
  });

const outputParameters = (rule: DecisionTable): readonly string[] =>
  rule.rows.flatMap(({ output }) =>
    output !== null && typeof output === 'object' && 'parameter' in output ? [output.parameter] : [],
  );

/** Every name that the conditions of a rule may test, with its domain. */
export const scopeOfRule = (rule: Rule): Scope => {
  if (rule.kind === 'decision') return buildCellScope(rule.inputs, rule.facts).scope;
  return buildCellScope({ ...contextDomains(rule), ...allPayloadDomains(rule) }, rule.facts).scope;
};

/** The parameters that a rule reads, each once, in order of first use. */
export const ruleParameters = (rule: Rule): readonly string[] => {
  const scope = scopeOfRule(rule);
  const fromFacts = Object.values(rule.facts ?? {}).flatMap(({ parameter }) => parameter ?? []);
  const fromRows = rule.rows.flatMap(({ when }) => cellParameters(when, scope));
  const fromOutputs = rule.kind === 'decision' ? outputParameters(rule) : [];
  return [...new Set([...fromFacts, ...fromRows, ...fromOutputs])];
};

/** The parameters that a rule reads on a day of its own and that have several values over time. */
export const parametersReadByDay = (rule: Rule, parameters: Parameters): readonly string[] =>
  rule.kind === 'transitions' || rule.effectiveOn === undefined
    ? []
    : ruleParameters(rule).filter((id) => hasSeveralValuesOverTime(parameters, id));

/** The days on which such a parameter of a rule takes another value. */
export const daysOfParameterChange = (rule: Rule, parameters: Parameters): readonly number[] => [
  ...new Set(
    parametersReadByDay(rule, parameters).flatMap((id) => {
      const parameter = parameters[id];
      return parameter === undefined
        ? []
        : parameterIntervals(parameter)
            .map(({ from }) => from)
            .filter(Number.isFinite);
    }),
  ),
];

/** One day of every period in which all parameters of a rule keep their values; only the edition day if the rule has no day of its own. */
export const daysToAnalyse = (rule: Rule, parameters: Parameters, editionDay: number): readonly number[] => {
  if (rule.kind === 'transitions' || rule.effectiveOn === undefined) return [editionDay];
  return [...new Set([editionDay, ...daysOfParameterChange(rule, parameters)])].toSorted((a, b) => a - b);
};
