import { z } from 'zod';
import { civilDate, type DeepReadonly, id, text } from './base.ts';
import { approverRole } from './signing.ts';

/** Somebody has read a rule, and answers for what it decided then or refuses it. */
export const approvalSchema = z.strictObject({
  rule: id,
  role: approverRole,
  name: text,
  /** What was signed, and where it lies. */
  document: text,
  date: civilDate,
  /** The hash of what the rule decided; `npm run model -- approve` writes it, and generated/approved.json keeps what it stands for. */
  behaviour: z.string({ error: 'not-a-text' }).regex(/^[0-9a-f]{16}$/, { error: 'bad-behaviour-hash' }),
  /** Yes: it shall decide so. No: it is to be changed. Unknown: it stays open, with remarks. */
  answer: z.enum(['yes', 'no', 'unknown'], { error: 'unknown-answer' }),
  /** What was written beside it; null where nothing was. */
  words: text.nullable(),
});

export type Approval = DeepReadonly<z.infer<typeof approvalSchema>>;
