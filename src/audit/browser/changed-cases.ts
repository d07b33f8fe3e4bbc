import type { DecisionTrial, RuleAnswer, RuleField, RuleValue, RuleValues } from '#domain/audit/audit-data.ts';
import { decideNow } from '../blocks/running-code.ts';
import { withNumbers } from './tried-numbers.ts';

/** A case that is decided otherwise by other numbers; null where no row decides it. */
export interface ChangedCase {
  readonly inputs: RuleValues;
  readonly before: RuleAnswer | null;
  readonly after: RuleAnswer | null;
}

const countable = (kind: RuleField['kind']): boolean => kind === 'integer' || kind === 'length' || kind === 'money';

const isWithin = (value: number, { from, to }: RuleField): boolean =>
  (from === null || value >= from) && (to === null || value <= to);

type Case = readonly RuleValue[];

/** What stands at the bound of a number, moved to the bound of the other: 10 and 11 places at 12 and 13. */
const movedCases = (rule: DecisionTrial, others: Readonly<Record<string, number>>): readonly Case[] =>
  rule.numbers.flatMap(({ field: { name }, value: old }) => {
    const now = others[name] ?? old;
    if (now === old) return [];
    return rule.cases.flatMap((one) =>
      rule.fields.flatMap((field, index): readonly Case[] => {
        const at = one[index];
        if (!countable(field.kind) || typeof at !== 'number' || Math.abs(at - old) > 1) return [];
        const moved = at - old + now;
        return isWithin(moved, field) ? [one.with(index, moved)] : [];
      }),
    );
  });

/** The boundary cases by the numbers of the model and by others, each once. */
export const casesFor = (rule: DecisionTrial, others: Readonly<Record<string, number>>): readonly RuleValues[] => {
  const all = [...rule.cases, ...movedCases(rule, others)];
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()].map((one) =>
    Object.fromEntries(rule.fields.map(({ name }, index) => [name, one[index] ?? null])),
  );
};

/** The cases that the running code decides otherwise by other numbers, of all that were decided. */
export const changedCases = (
  rule: DecisionTrial,
  others: Readonly<Record<string, number>>,
): { readonly changed: readonly ChangedCase[]; readonly total: number } => {
  const cases = casesFor(rule, others);
  const before = cases.map((inputs) => decideNow(rule.id, inputs));
  const after = withNumbers(others, () => cases.map((inputs) => decideNow(rule.id, inputs)));
  const compared = cases.map((inputs, index) => ({
    inputs,
    before: before[index] ?? null,
    after: after[index] ?? null,
  }));
  return { changed: compared.filter((one) => one.before?.value !== one.after?.value), total: cases.length };
};
