import { z } from 'zod';
import { officeCommands } from '../commitments/office-commands.ts';
import type { MailId } from '../mails/index.ts';
import { type DeepReadonly, id, localizedSchema, markAsReference, registerId, text, wordSchema } from './base.ts';

/** A mail of model/mails/; that it exists is checked with the other references. */
const mailId = z.custom<MailId>((value) => typeof value === 'string', { error: 'not-a-text' });

/** Conditions that must be true in the model while a text says something: a promotion in its table, no data that rest on consent, or a choice. */
export const conditions = ['promotion', 'noConsent', 'payBeforeConfirm'] as const;

/** What a course is or is not. */
const courseFlags = z.partialRecord(z.enum(['stateCertificate', 'needsPesel', 'renewsCertificate', 'instalments', 'givesCustomerZone']), z.boolean());

/** An action that texts promise, the words by which they do so, and its owner; without an owner no text may promise it. */
export const commitmentSchema = z.strictObject({
  id,
  name: localizedSchema(text),
  /** Small letters, as the words are written in the texts. */
  words: localizedSchema(z.array(text).min(1, { error: 'empty-list' })),
  /**
   * Who keeps the promise: the office, which sees it by the named command; the site, by one of its mails; the model, while a condition is
   * true; or the courses, while exactly those with the flags of `where` have the flags of `have`.
   */
  owner: z
    .discriminatedUnion(
      'by',
      [
        z.strictObject({ by: z.literal('office'), command: wordSchema(officeCommands, 'unknown-office-command') }),
        z.strictObject({ by: z.literal('model'), while: z.enum(conditions) }),
        z.strictObject({ by: z.literal('course'), where: courseFlags, have: courseFlags }),
        z.strictObject({ by: z.literal('mail'), mail: markAsReference(mailId, 'mail') }),
      ],
      { error: 'unknown-owner' },
    )
    .nullable(),
  register: registerId,
});

export type Commitment = DeepReadonly<z.infer<typeof commitmentSchema>>;
