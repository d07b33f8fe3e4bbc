import type { SitePlan } from '../../plan/site-plan.ts';
import type { RulesInput } from '../../rules/analyse/analyse.ts';
import { parseEditionDay } from '../../rules/meaning/parameter-value.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { emitDecisionTable } from './emit-decision.ts';
import { emitParameters } from './emit-parameters.ts';
import { emitTransitionTable } from './emit-transitions.ts';

/** The functions of rules and parameters. The rules must have passed the analysis (see analyse.ts). */
export const emitRuleFunctions = ({ rules, parameters, editionDate }: RulesInput): readonly GeneratedFile[] => [
  ...emitParameters(parameters, parseEditionDay(editionDate)),
  ...rules.map((rule) => (rule.kind === 'decision' ? emitDecisionTable(rule) : emitTransitionTable(rule))),
];

/** The rule functions and parameters of a plan. */
export const emitRulesOfPlan = ({ rules, parameters, model }: SitePlan): GeneratedFile[] => [
  ...emitRuleFunctions({ rules, parameters, editionDate: model.edition }),
];
