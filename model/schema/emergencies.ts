import { z } from 'zod';
import { type DeepReadonly, id, localizedSchema, text } from './base.ts';
import { source } from './source.ts';

/** A drawing of content/ by its path there, with what it shows in words. */
const pictogramSchema = z.strictObject({ file: text, alt: localizedSchema(text) });

/** What to do at one moment, with the drawings that show just this, and none where no drawing does. */
const stepSchema = z.strictObject(
  { pl: text, en: text, shown: z.array(pictogramSchema).min(1, { error: 'empty-list' }).optional() },
  { error: 'not-localized' },
);

/** What never to do; `at` is the number of the step at which somebody might do it. Without `at` it applies to the whole instruction. */
const prohibitionSchema = z.strictObject({ pl: text, en: text, at: z.int().positive().optional() }, { error: 'not-localized' });

/** A short instruction: how to recognise it, when to call, what to do in order, what never to do, and what to do when alone. */
export const emergencySchema = z.strictObject({
  id,
  name: localizedSchema(text),
  /** For whom the steps apply, if other people have steps of their own: in the instruction that `besides` names, or that names this one. */
  who: localizedSchema(text).optional(),
  besides: id.optional(),
  /** Two words and a drawing for what kills in minutes. */
  tile: z.strictObject({ words: localizedSchema(text), shown: pictogramSchema }).optional(),
  when: localizedSchema(text),
  steps: z.array(stepSchema).min(1, { error: 'empty-list' }),
  /** Compressions a minute that a metronome beats. */
  beats: z.int().positive().optional(),
  never: z.array(prohibitionSchema).min(1, { error: 'empty-list' }),
  call: localizedSchema(text),
  alone: localizedSchema(text),
  source,
});

export type Emergency = DeepReadonly<z.infer<typeof emergencySchema>>;
export type Pictogram = DeepReadonly<z.infer<typeof pictogramSchema>>;
