import { z } from 'zod';
import type { Rule } from '#model/rules/language.ts';
import type { Parameter } from '#model/rules/parameter.ts';
import { valueAtPath } from '../shape/shape.ts';

const parameterShape = z.object({
  unit: z.string(),
  values: z.array(z.object({ from: z.string().nullable(), value: z.number() })),
});
const isParameter = (value: unknown): value is Parameter => parameterShape.safeParse(value).success;

const ruleShape = z.object({ kind: z.enum(['decision', 'transitions']), id: z.string() });
const isRule = (value: unknown): value is Rule => ruleShape.safeParse(value).success;

const soundParameters = (parameters: object): Readonly<Record<string, Parameter>> =>
  Object.fromEntries(Object.entries(parameters).filter((entry): entry is [string, Parameter] => isParameter(entry[1])));

/** The parameters of the model by id. A value that does not have the form of a parameter is left to the type check. */
export const parametersById = (model: unknown): Readonly<Record<string, Parameter>> => {
  const parameters = valueAtPath(model, ['parameters']);
  return typeof parameters === 'object' && parameters !== null ? soundParameters(parameters) : {};
};

/** The rules of the model in their order. */
export const rulesOfModel = (model: unknown): readonly Rule[] => {
  const rules = valueAtPath(model, ['rules']);
  return Array.isArray(rules) ? rules.filter(isRule) : [];
};
