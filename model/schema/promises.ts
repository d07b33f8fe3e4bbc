import { z } from 'zod';
import { officeCommands } from '../promises/office-commands.ts';
import { type DeepReadonly, id, localized, registerId, text, wordOf } from './base.ts';

/** An action that texts promise, the words by which they do so, and who keeps it; without a job no text may say it. */
export const promiseSchema = z.strictObject({
  id,
  name: localized(text),
  /** Small letters, as the words stand in the texts. */
  words: localized(z.array(text).min(1, { error: 'empty-list' })),
  /** The office keeps it by hand, and sees by that command what it has promised. */
  job: z.strictObject({ by: z.literal('office'), command: wordOf(officeCommands, 'unknown-office-command') }).nullable(),
  register: registerId,
});

export type Promised = DeepReadonly<z.infer<typeof promiseSchema>>;
