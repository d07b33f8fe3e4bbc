import type { Rule } from '#model/rules/language.ts';
import type { RuleContext } from '../meaning/interpret.ts';
import { type Parameters, parseEditionDay } from '../meaning/parameter-value.ts';
import { analyseDecision } from './analyse-decision.ts';
import { analyseRuleResultInputs } from './analyse-givers.ts';
import { analyseParameters } from './analyse-parameters.ts';
import { analyseTransitions } from './analyse-transitions.ts';
import { analyseUnits } from './analyse-units.ts';
import type { RuleFinding } from './rule-finding.ts';

export interface RulesInput {
  readonly rules: readonly Rule[];
  readonly parameters: Parameters;
  /** The day on which the model was last edited, 'YYYY-MM-DD': the generator's today. */
  readonly editionDate: string;
}

const duplicateRules = (rules: readonly Rule[]): readonly RuleFinding[] =>
  rules.flatMap(({ id }, index) =>
    rules.findIndex((other) => other.id === id) === index
      ? []
      : [
          {
            code: 'rule-duplicate-id',
            path: ['rules', index, 'id'],
            found: `The rule id “${id}” occurs twice.`,
            expected: 'Every rule has an id of its own.',
            remedy: 'Rename one of the rules.',
          },
        ],
  );

const analyseRule = (rule: Rule, path: RuleFinding['path'], around: RuleContext): readonly RuleFinding[] =>
  rule.kind === 'decision' ? analyseDecision(path, rule, around) : analyseTransitions(path, rule, around);

/**
 * Everything that is wrong with the rules and the parameters; an empty list is a proof. Paths begin with `rules` or `parameters` of the
 * model.
 */
export const analyseRules = ({ rules, parameters, editionDate }: RulesInput): readonly RuleFinding[] => {
  const around = { parameters, editionDay: parseEditionDay(editionDate) };
  const ofRules = rules.flatMap((rule, index) => {
    const path = ['rules', index];
    return [...analyseUnits(path, rule, parameters), ...analyseRule(rule, path, around)];
  });
  return [
    ...duplicateRules(rules),
    ...analyseRuleResultInputs(rules),
    ...analyseParameters(parameters, around.editionDay),
    ...ofRules,
  ];
};
