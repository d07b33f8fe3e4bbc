import { z } from 'zod';
import { civilDate, type DeepReadonly, registerId, text } from './base.ts';
import { approverRole } from './signing.ts';

/** What somebody has answered to the question of a register entry. It is kept whatever it is. */
export const answerSchema = z.strictObject({
  entry: registerId,
  /** Yes keeps what stands, no asks for a change, unknown leaves the question open. */
  answer: z.enum(['yes', 'no', 'unknown'], { error: 'unknown-answer' }),
  /** The right value, as it was written; null where none was given. */
  value: text.nullable(),
  /** What was written beside it; null where nothing was. */
  words: text.nullable(),
  person: text,
  role: approverRole,
  date: civilDate,
  document: text,
  /** The stamp of the question as it was asked: another one now means that the decision has changed since. */
  asked: z.string({ error: 'not-a-text' }).regex(/^[0-9a-f]{4}$/, { error: 'bad-stamp' }),
});

export type Answer = DeepReadonly<z.infer<typeof answerSchema>>;
