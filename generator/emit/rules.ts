import type { SitePlan } from '../plan/site-plan.ts';
import type { GeneratedFile } from './generated-file.ts';
import { emitDecisionModels, emitRules } from './rules/emit-rules.ts';

/** Rule functions and parameters. */
export const emitRuleFiles = ({ rules, parameters, model }: SitePlan): GeneratedFile[] => [
  ...emitRules({ rules, parameters, editionDate: model.edition }),
];

/** Decisions for tools that read DMN. */
export const emitRuleModels = ({ rules, parameters, model }: SitePlan): GeneratedFile[] => [
  ...emitDecisionModels({ rules, parameters, editionDate: model.edition }),
];
