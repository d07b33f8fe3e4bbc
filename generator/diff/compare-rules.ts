import type { Rule } from '#model/rules/language.ts';
import { compareDecision, type RuleDifference } from '../rules/compare/compare-decision.ts';
import { compareTransitions } from '../rules/compare/compare-transitions.ts';
import { parametersOf } from '../rules/meaning/rule-parameters.ts';
import type { Change } from './change.ts';
import { type NumberChange, sourceOf } from './compare-parameters.ts';
import type { Revision } from './revision.ts';
import { sourcePart, sourceText } from './source-text.ts';
import { valuesText } from './text-difference.ts';
import { compareValues } from './value-difference.ts';

interface Sides {
  readonly before: Revision;
  readonly after: Revision;
}

const behaviourDifference = (old: Rule, now: Rule, { before, after }: Sides): RuleDifference | null => {
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

const aboutWords =
  /(?:^|\.)(?:pl|en|accepts|source|examples|assumptions|questions|unasked|apart|register|area)(?:\.|$)/;

const leafLines = (old: Rule, now: Rule, concerns: (path: string) => boolean): readonly string[] =>
  compareValues(old, now)
    .filter(({ path }) => concerns(path))
    .map(({ path, before, after }) =>
      path.endsWith('source')
        ? `${path}: ${valuesText(sourceText(before), sourceText(after))}`
        : `${path}: ${valuesText(before, after)}`,
    );

/** What the rules do differently; of rules in a form that can no longer be computed, what is written differently. */
const differenceOf = (old: Rule, now: Rule, sides: Sides): RuleDifference | null => {
  try {
    return behaviourDifference(old, now, sides);
  } catch {
    const lines = leafLines(old, now, (path) => !aboutWords.test(path));
    return lines.length === 0
      ? null
      : { impact: 'careful', details: ['of another form, so compared as it is written', ...lines] };
  }
};

const readBy = (rule: Rule): readonly string[] => {
  try {
    return parametersOf(rule);
  } catch {
    return [];
  }
};

/** Another number may have the same value today; from now on the rule follows that one. */
const switchedNumbers = (old: Rule, now: Rule): readonly string[] => {
  const [left, come] = [
    readBy(old).filter((id) => !readBy(now).includes(id)),
    readBy(now).filter((id) => !readBy(old).includes(id)),
  ];
  if (left.length === 0 && come.length === 0) return [];
  if (left.length === 0) return [`also reads ${come.join(', ')}`];
  return come.length === 0
    ? [`no longer reads ${left.join(', ')}`]
    : [`reads ${come.join(', ')} instead of ${left.join(', ')}`];
};

const changeOf = (old: Rule, now: Rule, around: Sides & { readonly numbers: readonly NumberChange[] }) => {
  const difference = differenceOf(old, now, around);
  const numbers = switchedNumbers(old, now);
  const words = leafLines(old, now, (path) => aboutWords.test(path));
  const isGrave = difference !== null && difference.impact !== 'safe';
  const read = new Set([...readBy(old), ...readBy(now)]);
  const causes = isGrave ? around.numbers.filter(({ id, line }) => read.has(id) && line !== '') : [];
  const because = causes.map((cause) => `because ${cause.id}: ${cause.line} (${sourceOf(cause.parameter)})`);
  const told = [...(difference?.details ?? []), ...numbers, ...because, ...words];
  const isSame = JSON.stringify(old) === JSON.stringify(now);
  const details = told.length === 0 && !isSame ? ['written differently; every case is decided as before'] : told;
  const impact = isGrave ? difference.impact : numbers.length > 0 ? 'careful' : 'safe';
  return { impact, details, causes } as const;
};

/** Rules added, removed, decided or worded differently, each with the numbers that are the cause. */
export const compareRules = (
  before: Revision,
  after: Revision,
  numbers: readonly NumberChange[],
): { readonly changes: readonly Change[]; readonly explained: ReadonlySet<string> } => {
  const explained = new Set<string>();
  const ids = [...new Set([...before.rules, ...after.rules].map(({ id }) => id))];
  const changes = ids.flatMap((id): readonly Change[] => {
    const [old, now] = [before, after].map(({ rules }) => rules.find((rule) => rule.id === id));
    const subject = `rule ${id}`;
    if (now === undefined) return [{ kind: 'rule', impact: 'breaking', subject, details: ['removed'] }];
    if (old === undefined) return [{ kind: 'rule', impact: 'safe', subject, details: ['added'] }];
    const { impact, details, causes } = changeOf(old, now, { before, after, numbers });
    if (details.length === 0) return [];
    for (const cause of causes.filter(({ words }) => words.length === 0)) explained.add(cause.id);
    return [{ kind: 'rule', impact, subject, details, ...sourcePart(now.source) }];
  });
  return { changes, explained };
};
