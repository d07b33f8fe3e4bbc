import { z } from 'zod';
import { type DeepReadonly, id, localized, source, text } from './base.ts';
import { shapeSchema } from './payload.ts';

/** A field: what it accepts, how it is entered, and why it is asked. The form is rendered from this; an unlisted field cannot appear. */
export const fieldSchema = z.strictObject({
  /** Also the key of its label among the texts of forms. */
  id,
  /** Whether a text explains it; its key is the id with `Hint`. */
  hint: z.boolean(),
  shape: shapeSchema,
  input: z.enum(['text', 'tel', 'email', 'textarea', 'checkbox', 'date', 'numeric', 'select'], {
    error: 'unknown-input',
  }),
  autocomplete: text,
  /**
   * When it must be filled in; a field required only in some case is shown only then. `whenCertificate`: the course type
   * needs the PESEL; `whenPesel`, `whenDocument`: so it does, and the person has one, or has not; `whenNoPesel`: no PESEL is given.
   */
  required: z.enum(
    [
      'always',
      'never',
      'whenMinor',
      'whenCertificate',
      'whenPesel',
      'whenDocument',
      'whenNoPesel',
      'whenRecertification',
      'whenWithdrawalWaived',
      'whenSecondPersonOffered',
      'whenSecondPerson',
    ],
    { error: 'unknown-requirement' },
  ),
  /** The rule that validates its text and names the message. */
  rule: id.nullable(),
  purpose: localized(text),
  legalBasis: text,
  /** Parameter id of the time it is kept. */
  retention: id,
  sensitive: z.boolean(),
  source,
});

export const formSchema = z.strictObject({
  id,
  call: id,
  steps: z
    .array(z.strictObject({ id, fields: z.array(id).min(1, { error: 'empty-list' }) }))
    .min(1, { error: 'empty-list' }),
  fields: z.array(fieldSchema).min(1, { error: 'empty-list' }),
  source,
});

export type Field = DeepReadonly<z.infer<typeof fieldSchema>>;
export type Form = DeepReadonly<z.infer<typeof formSchema>>;
