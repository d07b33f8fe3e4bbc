import { editionDayOf, type RulesInput } from '../../rules/analyse/analyse.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { emitDecision } from './emit-decision.ts';
import { emitDmn } from './emit-dmn.ts';
import { emitParameters } from './emit-parameters.ts';
import { emitTransitions } from './emit-transitions.ts';

/** Everything that is generated from rules and parameters. The input must be free of findings (see analyse.ts). */
export const emitRules = ({ rules, parameters, editionDate }: RulesInput): readonly GeneratedFile[] => {
  const around = { parameters, editionDay: editionDayOf(editionDate) };
  return [
    ...emitParameters(parameters, around.editionDay),
    ...rules.flatMap((rule) =>
      rule.kind === 'decision' ? [emitDmn(rule, around), emitDecision(rule)] : [emitTransitions(rule)],
    ),
  ];
};
