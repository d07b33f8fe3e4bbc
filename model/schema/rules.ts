import { z } from 'zod';
import { localized, registerId, source, text } from './base.ts';

const reasoned = z.object({ reason: localized(text) });

/** What a reader sees of a rule in words; the analysis checks everything else in it. */
export const ruleWordingSchema = z.object({
  title: localized(text),
  sentence: localized(text),
  source,
  questions: z.array(z.strictObject({ register: registerId, text: localized(text) })),
  ignored: z.array(reasoned).optional(),
  coverage: z.union([z.literal('total'), z.object({ uncovered: z.array(reasoned) })]).optional(),
});

/** What a reader sees of a parameter in words. */
export const parameterWordingSchema = z.object({
  name: localized(text),
  source,
  variants: z.array(z.object({ source })).optional(),
});
