import type { Rule } from '#model/rules/language.ts';
import type { RuleDifference } from '../rules/compare/behaviour.ts';
import { compareDecisionTables } from '../rules/compare/compare-decision.ts';
import { compareTransitionTables } from '../rules/compare/compare-transitions.ts';
import { ruleParameters } from '../rules/meaning/rule-parameters.ts';
import type { Change } from './change.ts';
import type { NumberChange } from './compare-parameters.ts';
import { citationOfRow, fieldDifferenceText } from './field-text.ts';
import type { Impact } from './impact.ts';
import type { Revision } from './revision.ts';
import { findFieldDifferences } from './value-difference.ts';

interface Sides {
  readonly before: Revision;
  readonly after: Revision;
}

const behaviourDifference = (old: Rule, now: Rule, { before, after }: Sides): RuleDifference | null => {
  if (old.kind === 'decision' && now.kind === 'decision')
    return compareDecisionTables(
      { table: old, parameters: before.parameters },
      { table: now, parameters: after.parameters },
      after.day,
    );
  if (old.kind === 'transitions' && now.kind === 'transitions')
    return compareTransitionTables(
      { table: old, parameters: before.parameters },
      { table: now, parameters: after.parameters },
      after.day,
    );
  return { kind: 'otherwise', details: [`${old.kind} table → ${now.kind} table`] };
};

/** Fields that have no effect on decisions: words for readers, and the source of a rule. */
const fieldsForReaders = new Set([
  'pl',
  'en',
  'accepts',
  'source',
  'examples',
  'assumptions',
  'signedBy',
  'weight',
  'confirmed',
  'keptApart',
  'area',
  'reason',
]);

const isForReaders = (path: string): boolean => path.split('.').some((step) => fieldsForReaders.has(step));

const fieldTexts = (old: Rule, now: Rule, concerns: (path: string) => boolean): readonly string[] =>
  findFieldDifferences(old, now)
    .filter(({ path }) => concerns(path))
    .map(fieldDifferenceText);

/** How the behaviour differs; if a rule can no longer be computed, how its text differs. */
const differenceOf = (old: Rule, now: Rule, sides: Sides): RuleDifference | null => {
  try {
    return behaviourDifference(old, now, sides);
  } catch {
    const details = fieldTexts(old, now, (path) => !isForReaders(path));
    return details.length === 0
      ? null
      : { kind: 'otherwise', details: ['its structure changed; compared as text', ...details] };
  }
};

const readBy = (rule: Rule): readonly string[] => {
  try {
    return ruleParameters(rule);
  } catch {
    return [];
  }
};

/** Parameters that a rule now reads in place of others, even if both have the same value today. */
const switchedNumbers = (old: Rule, now: Rule): readonly string[] => {
  const left = readBy(old).filter((id) => !readBy(now).includes(id));
  const come = readBy(now).filter((id) => !readBy(old).includes(id));
  if (come.length === 0) return left.length === 0 ? [] : [`no longer reads ${left.join(', ')}`];
  return [
    left.length === 0 ? `also reads ${come.join(', ')}` : `reads ${come.join(', ')} instead of ${left.join(', ')}`,
  ];
};

/** Whether a rule decides about orders, by its area or because an error costs money of all orders. */
const isOfOrders = ({ area, weight }: Rule): boolean =>
  area === 'bookings' || area === 'prices' || weight === 'allOrders';

const impactOf = (difference: RuleDifference | null, now: Rule, numbers: readonly string[]): Impact => {
  if (difference?.kind === 'narrower' || (difference?.kind === 'otherwise' && isOfOrders(now))) return 'breaking';
  return difference?.kind === 'otherwise' || numbers.length > 0 ? 'careful' : 'safe';
};

const changeOf = (old: Rule, now: Rule, around: Sides & { readonly numbers: readonly NumberChange[] }) => {
  const difference = differenceOf(old, now, around);
  const numbers = switchedNumbers(old, now);
  const read = new Set([...readBy(old), ...readBy(now)]);
  const isDecidedOtherwise = difference !== null && difference.kind !== 'rewritten';
  const causes = isDecidedOtherwise ? around.numbers.filter(({ id, line }) => read.has(id) && line !== null) : [];
  const described = [
    ...(difference?.details ?? []),
    ...numbers,
    ...causes.map(({ id, line, source }) => `because ${id}: ${line} (${source})`),
    ...fieldTexts(old, now, isForReaders),
  ];
  const isSame = JSON.stringify(old) === JSON.stringify(now);
  const details =
    described.length === 0 && !isSame ? ['written differently; every case is decided as before'] : described;
  return { impact: impactOf(difference, now, numbers), details, causes };
};

/** Rules that were added, removed, reworded or decide differently, each with the numbers that cause the difference. */
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
    if (now === undefined) return [{ kind: 'rule', impact: 'careful', subject, details: ['removed'] }];
    if (old === undefined)
      return [
        { kind: 'rule', impact: 'safe', subject, details: ['added', `“${now.sentence.en}”`], ...citationOfRow(now) },
      ];
    if (numbers.length === 0 && JSON.stringify(old) === JSON.stringify(now)) return [];
    const { impact, details, causes } = changeOf(old, now, { before, after, numbers });
    if (details.length === 0) return [];
    for (const cause of causes.filter(({ words }) => words.length === 0)) explained.add(cause.id);
    return [{ kind: 'rule', impact, subject, details, ...citationOfRow(now) }];
  });
  return { changes, explained };
};
