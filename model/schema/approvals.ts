import { z } from 'zod';
import { civilDate, type DeepReadonly, id, text } from './base.ts';
import { approverRole } from './signing.ts';

/** Somebody has read a rule and answers for what it decided then. */
export const approvalSchema = z.strictObject({
  rule: id,
  role: approverRole,
  name: text,
  /** What was signed, and where it lies. */
  document: text,
  date: civilDate,
  /** The hash of what the rule decided; `npm run model -- approve` writes it, and generated/approved.json keeps what it stands for. */
  behaviour: z.string({ error: 'not-a-text' }).regex(/^[0-9a-f]{16}$/, { error: 'bad-behaviour-hash' }),
});

export type Approval = DeepReadonly<z.infer<typeof approvalSchema>>;
