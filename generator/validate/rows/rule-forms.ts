import { z } from 'zod';
import { units } from '#model/rules/parameter.ts';
import type { Finding } from '../../problems/finding.ts';
import { findingsFromZodIssues, valueAtPath } from '../shape/shape.ts';

const setting = z.union([
  z.object({ to: z.union([z.string(), z.boolean(), z.literal(0), z.null()]) }),
  z.object({ copy: z.string() }),
  z.object({ step: z.enum(['next', 'previous']) }),
]);

const domain: z.ZodType = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('integer'), from: z.number().optional(), to: z.number().optional() }),
    z.object({ kind: z.enum(['money', 'length', 'day', 'boolean', 'text', 'instant']) }),
    z.object({ kind: z.literal('oneOf'), values: z.record(z.string(), z.object({})) }),
    z.object({ kind: z.literal('nullable'), of: domain }),
  ]),
);
const domains = z.record(z.string(), domain);

const names = z.array(z.string());
const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const scalars = z.record(z.string(), scalar);
const bound = z.union([z.number(), z.string()]);
const cell = z.discriminatedUnion('op', [
  z.object({ op: z.literal('isNull') }),
  z.object({ op: z.literal('exactly'), value: z.union([z.number(), z.string(), z.boolean()]) }),
  z.object({ op: z.literal('oneOf'), values: z.array(z.union([z.string(), z.boolean()])) }),
  z.object({ op: z.literal('between'), from: bound, to: bound }),
  z.object({ op: z.enum(['atMost', 'atLeast', 'below', 'above']), bound }),
]);
const cells = z.record(z.string(), cell);
const output = z.union([scalar, z.object({ parameter: z.string() }), z.object({ copy: z.string() })]);

const described = z.object({
  id: z.string(),
  area: z.enum(['availability', 'bookings', 'dates', 'forms', 'prices', 'site', 'widgets']),
  facts: z.record(z.string(), z.object({ op: z.string(), of: names, parameter: z.string().optional() })).optional(),
  assumptions: names,
});

/** The forms that rule tables must have before anything can be proven about them. */
const forms = {
  decision: described.extend({
    inputs: domains,
    givenBy: z.record(z.string(), z.object({ rule: z.string(), among: names.optional() })).optional(),
    outputs: domain,
    accepts: names.optional(),
    effectiveOn: z.string().optional(),
    rows: z.array(z.object({ id: z.string(), when: cells, output, keptApart: z.string().optional() })),
    examples: z.array(z.object({ inputs: scalars, output: scalar })),
  }),
  transitions: described.extend({
    states: z.record(z.string(), z.object({})),
    initial: z.string(),
    final: names,
    context: z.record(
      z.string(),
      z.object({
        domain,
        initial: z.union([
          z.literal('given'),
          z.object({ value: z.union([z.string(), z.boolean(), z.literal(0), z.null()]) }),
        ]),
      }),
    ),
    events: z.record(z.string(), z.object({ carries: domains.optional() })),
    effects: z.record(z.string(), z.object({})),
    rows: z.array(
      z.object({
        id: z.string(),
        from: names,
        on: z.string(),
        when: cells,
        to: z.string().nullable(),
        set: z.record(z.string(), setting),
        effects: names,
      }),
    ),
    ignored: z.array(z.object({ from: names, on: names })),
    examples: z.array(z.object({ state: scalars, event: scalars, next: scalars, effects: names })),
  }),
} as const;

const kinds = z.object({ kind: z.enum(['decision', 'transitions']) });
const isKind = (kind: unknown): kind is keyof typeof forms => typeof kind === 'string' && Object.hasOwn(forms, kind);

/** Findings for rules that are no valid tables, e.g. because of an unknown word; the compiler reports the same in the editor. */
export const checkRuleForms = (model: unknown): readonly Finding[] => {
  const rules = valueAtPath(model, ['rules']);
  return (Array.isArray(rules) ? rules : []).flatMap((rule: unknown, index) => {
    const kind = valueAtPath(rule, ['kind']);
    const { error } = (isKind(kind) ? forms[kind] : kinds).safeParse(rule);
    return findingsFromZodIssues(rule, error?.issues ?? [], (path) => ({ model: ['rules', String(index), ...path] }));
  });
};

const parameterForm = z.object({
  unit: z.enum(units),
  values: z
    .array(z.object({ from: z.string().nullable(), to: z.string().nullable().optional(), value: z.number() }))
    .min(1, { error: 'empty-list' }),
  register: z.string().optional(),
  variants: z.array(z.object({ value: z.number() })).optional(),
});

/** Findings for parameters without a value, or with a value that is not a number. */
export const checkParameterForms = (model: unknown): readonly Finding[] =>
  Object.entries(valueAtPath(model, ['parameters']) ?? {}).flatMap(([id, parameter]) => {
    const { error } = parameterForm.safeParse(parameter);
    return findingsFromZodIssues(parameter, error?.issues ?? [], (path) => ({ model: ['parameters', id, ...path] }));
  });
