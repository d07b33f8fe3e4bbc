import { z } from 'zod';
import { id, localizedSchema, text } from './base.ts';
import { approverRole, confirmation, weight } from './signing.ts';
import { source } from './source.ts';

const reasoned = z.object({ reason: localizedSchema(text) });
const localizedText = z.object({ pl: text, en: text });
const words = z.record(z.string(), localizedText);
const domain: z.ZodType = z.lazy(() => z.object({ values: words.optional(), of: domain.optional() }));
const domains = z.record(z.string(), z.intersection(localizedText, domain));

/** What a reader sees of a rule in words; the analysis checks everything else in it. */
export const ruleTextSchema = z.object({
  title: localizedSchema(text),
  sentence: localizedSchema(text),
  source,
  signedBy: approverRole,
  weight,
  confirmed: confirmation.optional(),
  inputs: domains.optional(),
  outputs: domain.optional(),
  facts: words.optional(),
  rows: z.array(localizedText.extend({ source: source.optional() })),
  examples: z.array(z.object({ source: source.optional() })),
  states: words.optional(),
  context: z.record(z.string(), localizedText.extend({ domain })).optional(),
  events: z.record(z.string(), localizedText.extend({ carries: domains.optional() })).optional(),
  effects: words.optional(),
  ignored: z.array(reasoned).optional(),
});

/** What a reader sees of a parameter in words. */
export const parameterTextSchema = z.object({ name: localizedSchema(text), source, variants: z.array(z.object({ source })).optional() });

/** A state of a stored booking. */
export const bookingStateSchema = z.strictObject({
  id,
  stored: id,
  state: id,
  holdsSeat: z.boolean(),
  contract: z.boolean(),
  name: localizedSchema(text),
  source,
});

/** Relations between numbers. */
export const relationSchema = z.strictObject({
  kind: z.enum(['sum', 'share', 'below', 'next']),
  of: z.array(id).min(1, { error: 'empty-list' }),
  is: id,
  source,
});
