import { z } from 'zod';
import type { Parameter } from '#model/rules/parameter.ts';
import { valueAt } from './shape.ts';

const isParameter = (value: unknown): value is Parameter =>
  z
    .object({ unit: z.string(), values: z.array(z.object({ from: z.string().nullable(), value: z.number() })) })
    .safeParse(value).success;

/** The parameters of the model by id; what does not have the form of one is left to the type check. */
export const parametersOf = (model: unknown): Readonly<Record<string, Parameter>> => {
  const parameters = valueAt(model, ['parameters']);
  if (typeof parameters !== 'object' || parameters === null) return {};
  return Object.fromEntries(
    Object.entries(parameters).filter((entry): entry is [string, Parameter] => isParameter(entry[1])),
  );
};

/** The rules of the model, still unchecked. */
export const rulesOf = (model: unknown): readonly unknown[] => {
  const rules = valueAt(model, ['rules']);
  return Array.isArray(rules) ? rules : typeof rules === 'object' && rules !== null ? Object.values(rules) : [];
};
