import type { Parameters } from '#generator/rules/meaning/parameter-value.ts';
import { ruleParameters } from '#generator/rules/meaning/rule-parameters.ts';
import type { Rule } from '#model/rules/language.ts';
import { decisionMutants } from './mutants-of-decision.ts';
import { transitionMutants } from './mutants-of-transitions.ts';

/** A rule, or the parameters it reads, with one fault. */
export interface Mutant {
  readonly rule: Rule;
  readonly parameters: Parameters;
  /** Row and cell, and what was changed. */
  readonly fault: string;
}

const parameterMutants = (rule: Rule, parameters: Parameters): readonly Mutant[] =>
  ruleParameters(rule).flatMap((id) => {
    const parameter = parameters[id];
    if (parameter === undefined) return [];
    return [-1, 1].map((change) => ({
      rule,
      parameters: {
        ...parameters,
        [id]: { ...parameter, values: parameter.values.map((one) => ({ ...one, value: one.value + change })) },
      },
      fault: `parameter ${id} ${change > 0 ? '+' : '−'} 1`,
    }));
  });

/** Every version of a rule with one fault: bounds moved, rows dropped, outputs swapped, nulls let through, months as 30 days … */
export const mutantsOf = (rule: Rule, parameters: Parameters): readonly Mutant[] => {
  const ofTable = rule.kind === 'decision' ? decisionMutants(rule, parameters) : transitionMutants(rule);
  return [...ofTable.map((one) => ({ ...one, parameters })), ...parameterMutants(rule, parameters)];
};
