import type { z } from 'zod';
import { parameterTextSchema, ruleTextSchema } from '#model/schema/rules.ts';
import type { Finding, ValuePath } from '../../problems/finding.ts';
import { findingsFromZodIssues, valueAtPath } from '../shape/shape.ts';

const localizedTextFindings = (value: unknown, schema: z.ZodType, at: ValuePath): readonly Finding[] => {
  const { error } = schema.safeParse(value);
  return findingsFromZodIssues(value, error?.issues ?? [], (path) => ({ model: [...at, ...path] }));
};

/** Checks that the texts of rules and parameters exist in both languages; the analysis checks everything else. */
export const checkRuleTextLanguages = (model: unknown): Finding[] => {
  const rules = valueAtPath(model, ['rules']);
  const parameters = valueAtPath(model, ['parameters']);
  return [
    ...(Array.isArray(rules) ? rules : []).flatMap((rule: unknown, index) =>
      localizedTextFindings(rule, ruleTextSchema, ['rules', index]),
    ),
    ...Object.entries(parameters ?? {}).flatMap(([id, parameter]) =>
      localizedTextFindings(parameter, parameterTextSchema, ['parameters', id]),
    ),
  ];
};
