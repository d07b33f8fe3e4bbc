import type { SitePlan } from '../../plan/site-plan.ts';
import type { RulesInput } from '../../rules/analyse/analyse.ts';
import { editionDayOf } from '../../rules/meaning/parameter-value.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { emitDecision } from './emit-decision.ts';
import { emitParameters } from './emit-parameters.ts';
import { emitTransitions } from './emit-transitions.ts';

/** The functions of rules and parameters. The input must be free of findings (see analyse.ts). */
export const emitRules = ({ rules, parameters, editionDate }: RulesInput): readonly GeneratedFile[] => [
  ...emitParameters(parameters, editionDayOf(editionDate)),
  ...rules.map((rule) => (rule.kind === 'decision' ? emitDecision(rule) : emitTransitions(rule))),
];

/** Rule functions and parameters. */
export const emitRuleFiles = ({ rules, parameters, model }: SitePlan): GeneratedFile[] => [
  ...emitRules({ rules, parameters, editionDate: model.edition }),
];
