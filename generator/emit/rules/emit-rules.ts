import type { DecisionTable, TransitionTable } from '#model/rules/language.ts';
import { editionDayOf, type RulesInput } from '../../rules/analyse/analyse.ts';
import { decisionCases } from '../../rules/cases/boundary-cases.ts';
import { transitionCases } from '../../rules/cases/transition-cases.ts';
import type { RuleContext } from '../../rules/meaning/interpret.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { emitArbitraries, emitCases } from './emit-cases.ts';
import { emitDecision } from './emit-decision.ts';
import { emitDmn } from './emit-dmn.ts';
import { emitFragments } from './emit-fragments.ts';
import { emitParameters } from './emit-parameters.ts';
import { emitTransitions } from './emit-transitions.ts';

const emitDecisionFiles = (rule: DecisionTable, around: RuleContext): readonly GeneratedFile[] => [
  emitCases(rule, decisionCases(rule, around)),
  emitDmn(rule, around),
  emitDecision(rule),
];

const emitTransitionFiles = (rule: TransitionTable, around: RuleContext): readonly GeneratedFile[] => [
  emitCases(rule, transitionCases(rule, around)),
  emitTransitions(rule),
];

/** Everything that is generated from rules and parameters. The input must be free of findings (see analyse.ts). */
export const emitRules = ({ rules, parameters, editionDate }: RulesInput): readonly GeneratedFile[] => {
  const around = { parameters, editionDay: editionDayOf(editionDate) };
  return [
    ...emitParameters(parameters, around.editionDay),
    emitArbitraries(rules, around),
    emitFragments(rules, around),
    ...rules.flatMap((rule) =>
      rule.kind === 'decision' ? emitDecisionFiles(rule, around) : emitTransitionFiles(rule, around),
    ),
  ];
};
