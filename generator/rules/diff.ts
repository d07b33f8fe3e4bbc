import type { Rule } from '#model/rules/language.ts';
import type { Parameter } from '#model/rules/parameter.ts';
import { editionDayOf, type RulesInput } from './analyse.ts';
import { diffDecision } from './diff-decision.ts';
import { diffTransitions } from './diff-transitions.ts';
import type { RuleDifference } from './difference.ts';
import type { Surroundings } from './interpret.ts';
import { parametersOf } from './rule-parameters.ts';

const whole = (rule: string, kind: 'added' | 'removed'): RuleDifference => ({
  rule,
  kind,
  class: kind === 'removed' ? 'breaking' : 'safe',
  where: '',
  before: kind === 'removed' ? 'a rule' : 'no rule',
  after: kind === 'removed' ? 'no rule' : 'a rule',
  exact: true,
});

const diffRule = (before: Rule, after: Rule, was: Surroundings, is: Surroundings): readonly RuleDifference[] => {
  if (before.kind === 'decision' && after.kind === 'decision')
    return diffDecision({ table: before, around: was }, { table: after, around: is });
  if (before.kind === 'transitions' && after.kind === 'transitions')
    return diffTransitions({ table: before, around: was }, { table: after, around: is });
  return [whole(before.id, 'removed'), whole(after.id, 'added')];
};

const timeLineText = (parameter: Parameter): string =>
  parameter.values
    .map(({ from, to, value }) =>
      [value, from === null ? '' : `from ${from}`, to ? `to ${to}` : ''].filter(String).join(' '),
    )
    .join('; ');

/** Changed numbers that no difference of a rule shows. */
const diffParameters = (
  before: RulesInput,
  after: RulesInput,
  shown: ReadonlySet<string>,
): readonly RuleDifference[] => {
  const ids = new Set([...Object.keys(before.parameters), ...Object.keys(after.parameters)]);
  return [...ids].flatMap((id): readonly RuleDifference[] => {
    const [was, is] = [before, after].map(({ parameters }) => {
      const parameter = Object.hasOwn(parameters, id) ? parameters[id] : undefined;
      return parameter === undefined ? 'nothing' : timeLineText(parameter);
    });
    if (was === undefined || is === undefined || was === is || shown.has(id)) return [];
    const severity = is === 'nothing' ? 'breaking' : was === 'nothing' ? 'safe' : 'careful';
    return [{ rule: id, kind: 'parameter', class: severity, where: '', before: was, after: is, exact: true }];
  });
};

/**
 * What changes for whom between two versions of the rules: behaviour as the smallest regions of inputs, then numbers that
 * no rule reads. Both versions must be free of findings. Wordings, examples and row ids make no difference.
 */
export const diffRules = (before: RulesInput, after: RulesInput): readonly RuleDifference[] => {
  const was = { parameters: before.parameters, editionDay: editionDayOf(before.editionDate) };
  const is = { parameters: after.parameters, editionDay: editionDayOf(after.editionDate) };
  const old = new Map(before.rules.map((rule) => [rule.id, rule]));
  const kept = new Set(after.rules.map(({ id }) => id));
  const removed = before.rules.filter(({ id }) => !kept.has(id)).map(({ id }) => whole(id, 'removed'));
  const compared = after.rules.map((rule) => {
    const earlier = old.get(rule.id);
    return { rule, found: earlier === undefined ? [whole(rule.id, 'added')] : diffRule(earlier, rule, was, is) };
  });
  const shown = new Set(compared.flatMap(({ rule, found }) => (found.length > 0 ? parametersOf(rule) : [])));
  return [...removed, ...compared.flatMap(({ found }) => found), ...diffParameters(before, after, shown)];
};
