import type { Rule } from '#model/rules/language.ts';
import { prepareDecisionTable, type RuleContext, type Values } from './interpret.ts';
import type { Value } from './region.ts';

/** Asks the decision table with this id; null where there is none or no row fits. */
export type Decide = (rule: string, inputs: Values) => Value;

/** The decision tables of the model as one function, for what is decided while pages are planned. */
export const createRuleDecider = (rules: readonly Rule[], around: RuleContext): Decide => {
  const tables = new Map(
    rules.flatMap((rule) => (rule.kind === 'decision' ? [[rule.id, prepareDecisionTable(rule, around)]] : [])),
  );
  return (rule, inputs) => tables.get(rule)?.(inputs)?.value ?? null;
};
