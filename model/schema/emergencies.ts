import { z } from 'zod';
import { type DeepReadonly, id, localized, text } from './base.ts';
import { source } from './source.ts';

const sentences = z.array(localized(text)).min(1, { error: 'empty-list' });

/** A short instruction: how to recognise it, when to call, what to do in order, what never to do, and what to do with nobody to send. */
export const emergencySchema = z.strictObject({
  id,
  name: localized(text),
  when: localized(text),
  steps: sentences,
  never: sentences,
  call: localized(text),
  alone: localized(text),
  /** Drawings of content/ by their path there. */
  pictures: z.array(text),
  source,
});

export type Emergency = DeepReadonly<z.infer<typeof emergencySchema>>;
