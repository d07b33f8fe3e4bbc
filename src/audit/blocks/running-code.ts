import type { RuleAnswer, RuleStep, RuleValues } from '#domain/audit/audit-data.ts';
import { ruleFunctions, ruleReducers } from '#generated/audit/rule-functions.ts';

/** What the generated function of a rule gives now; null when it decides no such case. */
export const decideNow = (rule: string, values: RuleValues): RuleAnswer | null => {
  try {
    return ruleFunctions[rule]?.(values) ?? null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
};

/** What the generated reducer of a transition table gives now. */
export const stepNow = (rule: string, state: RuleValues, event: RuleValues): RuleStep | null =>
  ruleReducers[rule]?.(state, event) ?? null;
