import { z } from 'zod';
import { type DeepReadonly, id, localized, text } from './base.ts';
import { source } from './source.ts';

const sentences = z.array(localized(text)).min(1, { error: 'empty-list' });

/** A short instruction: how to recognise it, what to do in order, what never to do and when to call. */
export const emergencySchema = z.strictObject({
  id,
  name: localized(text),
  when: localized(text),
  steps: sentences,
  never: sentences,
  call: localized(text),
  /** Drawings of content/ by their path there. */
  pictures: z.array(text),
  source,
});

export type Emergency = DeepReadonly<z.infer<typeof emergencySchema>>;
