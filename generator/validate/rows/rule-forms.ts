import { z } from 'zod';
import type { Finding } from '../../problems/finding.ts';
import { shapeFindings, valueAt } from './shape.ts';

const setting = z.union([
  z.object({ to: z.union([z.string(), z.boolean(), z.literal(0), z.null()]) }),
  z.object({ copy: z.string() }),
  z.object({ step: z.enum(['next', 'previous']) }),
]);

/** What the language of rules needs of a table before anything can be proven of it. */
const forms = {
  decision: z.object({
    inputs: z.record(z.string(), z.object({})),
    rows: z.array(z.object({ id: z.string(), when: z.record(z.string(), z.object({})) })),
    examples: z.array(z.object({})),
  }),
  transitions: z.object({
    rows: z.array(
      z.object({ id: z.string(), from: z.array(z.string()), on: z.string(), set: z.record(z.string(), setting) }),
    ),
    ignored: z.array(z.object({ from: z.array(z.string()), on: z.array(z.string()) })),
    examples: z.array(z.object({})),
  }),
} as const;

const isKind = (kind: unknown): kind is keyof typeof forms => typeof kind === 'string' && Object.hasOwn(forms, kind);

/** Rules that are no tables of the language, for example with a word that it does not have; the compiler reports the same in the editor. */
export const checkRuleForms = (model: unknown): readonly Finding[] => {
  const rules = valueAt(model, ['rules']);
  return (Array.isArray(rules) ? rules : []).flatMap((rule: unknown, index) => {
    const kind = valueAt(rule, ['kind']);
    const { error } = isKind(kind) ? forms[kind].safeParse(rule) : { error: undefined };
    return shapeFindings(rule, error?.issues ?? [], (path) => ({ model: ['rules', String(index), ...path] }));
  });
};
