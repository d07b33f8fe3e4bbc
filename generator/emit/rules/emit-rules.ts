import { editionDayOf, type RulesInput } from '../../rules/analyse/analyse.ts';
import { emitDmn, emitLinkedDmn } from '../dmn/emit-dmn.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { emitDecision } from './emit-decision.ts';
import { emitParameters } from './emit-parameters.ts';
import { emitTransitions } from './emit-transitions.ts';

/** Everything that is generated from rules and parameters. The input must be free of findings (see analyse.ts). */
export const emitRules = ({ rules, parameters, editionDate }: RulesInput): readonly GeneratedFile[] => {
  const around = { parameters, editionDay: editionDayOf(editionDate) };
  return [
    ...emitParameters(parameters, around.editionDay),
    ...emitLinkedDmn(
      rules.filter((rule) => rule.kind === 'decision'),
      around,
    ),
    ...rules.flatMap((rule) =>
      rule.kind === 'decision' ? [emitDmn(rule, around), emitDecision(rule)] : [emitTransitions(rule)],
    ),
  ];
};
