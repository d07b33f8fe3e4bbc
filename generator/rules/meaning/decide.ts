import type { Rule } from '#model/rules/language.ts';
import { prepareDecisionTable, type RuleContext, type Values } from './interpret.ts';
import type { Value } from './region.ts';

/** Returns the result of the decision table with this id; null if there is no such table or no row fits. */
export type Decide = (rule: string, inputs: Values) => Value;

/** One function that asks any decision table of the model, for decisions that are taken while pages are planned. */
export const createRuleDecider = (rules: readonly Rule[], around: RuleContext): Decide => {
  const tables = new Map(
    rules.flatMap((rule) => (rule.kind === 'decision' ? [[rule.id, prepareDecisionTable(rule, around)]] : [])),
  );
  return (rule, inputs) => tables.get(rule)?.(inputs)?.value ?? null;
};
