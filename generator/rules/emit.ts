import type { DecisionTable, TransitionTable } from '#model/rules/language.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { editionDayOf, type RulesInput } from './analyse.ts';
import { decisionCases } from './boundary-cases.ts';
import { emitArbitraries, emitCases } from './emit-cases.ts';
import { emitDecision } from './emit-decision.ts';
import { emitDmn } from './emit-dmn.ts';
import { emitParameters } from './emit-parameters.ts';
import { emitTransitions } from './emit-transitions.ts';
import { emitFragments } from './field-fragments.ts';
import type { Surroundings } from './interpret.ts';
import { transitionCases } from './transition-cases.ts';

const emitDecisionFiles = (rule: DecisionTable, around: Surroundings): readonly GeneratedFile[] => [
  emitCases(rule, decisionCases(rule, around)),
  emitDmn(rule, around),
  emitDecision(rule),
];

const emitTransitionFiles = (rule: TransitionTable, around: Surroundings): readonly GeneratedFile[] => [
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
