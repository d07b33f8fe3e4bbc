/// <reference types="vite/client" />
import { z } from 'zod/mini';
import type { RuleValue } from '../words/field.ts';

type Values = Readonly<Record<string, RuleValue>>;

const ruleValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const decided = z.object({ value: ruleValue, row: z.string() });
const stepped = z.object({ state: z.record(z.string(), ruleValue), effects: z.array(z.string()), row: z.string() });

/** The generated modules of the rules by their path. */
const modules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = import.meta.glob('/generated/rules/*.ts', {
  eager: true,
});

/** Calls the generated function of a rule; null where no row fits. */
const call = (rule: string, given: readonly Values[]): unknown => {
  const name = rule.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  const decide = modules[`/generated/rules/${rule}.ts`]?.[name];
  if (typeof decide !== 'function') throw new TypeError(`There is no generated function of “${rule}”.`);
  try {
    return Reflect.apply(decide, undefined, given);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
};

/** What the generated function of a decision table gives. */
export const evaluateDecisionTable = (rule: string, inputs: Values) => z.nullable(decided).parse(call(rule, [inputs]));

/** What the generated reducer of a transition table gives. */
export const evaluateTransition = (rule: string, state: Values, event: Values) =>
  z.nullable(stepped).parse(call(rule, [state, event]));
