import type { z } from 'zod';
import { parameterTextSchema, ruleTextSchema } from '#model/schema/rules.ts';
import type { Finding, ValuePath } from '../../problems/finding.ts';
import { shapeFindings, valueAt } from '../shape/shape.ts';

const localizedTextFindings = (value: unknown, schema: z.ZodType, at: ValuePath): readonly Finding[] => {
  const { error } = schema.safeParse(value);
  return shapeFindings(value, error?.issues ?? [], (path) => ({ model: [...at, ...path] }));
};

/** The texts of rules and parameters exist in both languages; the analysis checks the rest. */
export const checkWordings = (model: unknown): Finding[] => {
  const rules = valueAt(model, ['rules']);
  const parameters = valueAt(model, ['parameters']);
  return [
    ...(Array.isArray(rules) ? rules : []).flatMap((rule: unknown, index) =>
      localizedTextFindings(rule, ruleTextSchema, ['rules', index]),
    ),
    ...Object.entries(parameters ?? {}).flatMap(([id, parameter]) =>
      localizedTextFindings(parameter, parameterTextSchema, ['parameters', id]),
    ),
  ];
};
