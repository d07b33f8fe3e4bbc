import type { Rule } from '#model/rules/language.ts';
import { sourceLine } from '../print/source-line.ts';
import { parametersOf } from '../rules/meaning/rule-parameters.ts';
import type { Change } from './change.ts';
import { compareDecision, type DecisionDifference } from './compare-decision.ts';
import { type NumberChange, sourceOf } from './compare-parameters.ts';
import { compareTransitions } from './compare-transitions.ts';
import type { ComparedModel } from './compared-model.ts';

const differenceOf = (
  old: Rule,
  now: Rule,
  models: { readonly before: ComparedModel; readonly after: ComparedModel },
): DecisionDifference | null => {
  const { before, after } = models;
  if (old.kind === 'decision' && now.kind === 'decision')
    return compareDecision(
      { table: old, parameters: before.parameters },
      { table: now, parameters: after.parameters },
      after.day,
    );
  if (old.kind === 'transitions' && now.kind === 'transitions')
    return compareTransitions(
      { table: old, parameters: before.parameters },
      { table: now, parameters: after.parameters },
      after.day,
    );
  return { impact: 'breaking', details: [`${old.kind} table → ${now.kind} table`] };
};

const causesOf = (rules: readonly Rule[], numbers: readonly NumberChange[]): readonly NumberChange[] => {
  const read = new Set(rules.flatMap(parametersOf));
  return numbers.filter(({ id }) => read.has(id));
};

/** Rules added, removed, and decided differently, each with the numbers that are the cause. */
export const compareRules = (
  before: ComparedModel,
  after: ComparedModel,
  numbers: readonly NumberChange[],
): { readonly changes: readonly Change[]; readonly explained: ReadonlySet<string> } => {
  const explained = new Set<string>();
  const ids = [...new Set([...before.rules, ...after.rules].map(({ id }) => id))];
  const changes = ids.flatMap((id): readonly Change[] => {
    const [old, now] = [before, after].map(({ rules }) => rules.find((rule) => rule.id === id));
    const subject = `rule ${id}`;
    if (old === undefined)
      return now === undefined ? [] : [{ kind: 'rule', impact: 'safe', subject, details: ['added'] }];
    if (now === undefined) return [{ kind: 'rule', impact: 'breaking', subject, details: ['removed'] }];
    const difference = differenceOf(old, now, { before, after });
    if (difference === null) return [];
    const causes = difference.impact === 'safe' ? [] : causesOf([old, now], numbers);
    for (const cause of causes) explained.add(cause.id);
    const because = causes.map((cause) => `because ${cause.id}: ${cause.line} (${sourceOf(cause.parameter)})`);
    return [
      {
        kind: 'rule',
        impact: difference.impact,
        subject,
        details: [...difference.details, ...because],
        source: sourceLine(now.source),
      },
    ];
  });
  return { changes, explained };
};
