import type { Model } from '#model/schema/model.ts';
import type { SitePlan } from '../../plan/site-plan.ts';
import { editionDayOf, type RulesInput } from '../../rules/analyse/analyse.ts';
import { emitDmn, emitLinkedDmn } from '../dmn/emit-dmn.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { emitDecision } from './emit-decision.ts';
import { emitParameters } from './emit-parameters.ts';
import { emitTransitions } from './emit-transitions.ts';

/** The functions of rules and parameters. The input must be free of findings (see analyse.ts). */
export const emitRules = ({ rules, parameters, editionDate }: RulesInput): readonly GeneratedFile[] => [
  ...emitParameters(parameters, editionDayOf(editionDate)),
  ...rules.map((rule) => (rule.kind === 'decision' ? emitDecision(rule) : emitTransitions(rule))),
];

/** Every decision as a DMN file of its own, and all of them linked in each language. */
export const emitDecisionModels = (
  { rules, parameters, editionDate }: RulesInput,
  clauses: Model['clauses'],
): readonly GeneratedFile[] => {
  const around = { parameters, editionDay: editionDayOf(editionDate), clauses };
  const decisions = rules.filter((rule) => rule.kind === 'decision');
  return [...emitLinkedDmn(decisions, around), ...decisions.map((rule) => emitDmn(rule, around))];
};

/** Rule functions and parameters. */
export const emitRuleFiles = ({ rules, parameters, model }: SitePlan): GeneratedFile[] => [
  ...emitRules({ rules, parameters, editionDate: model.edition }),
];

/** Decisions for tools that read DMN. */
export const emitRuleModels = ({ rules, parameters, model }: SitePlan): GeneratedFile[] => [
  ...emitDecisionModels({ rules, parameters, editionDate: model.edition }, model.clauses),
];
