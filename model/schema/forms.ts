import { z } from 'zod';
import { requirements } from '../forms/requirements.ts';
import { type DeepReadonly, id, localizedSchema, referenceIdSchema, text, wordSchema } from './base.ts';
import { shapeSchema } from './payload.ts';
import { lawReference, source } from './source.ts';

/** A field: what it accepts, how it is entered, and why it is asked. The form is rendered from this; an unlisted field cannot appear. */
export const fieldSchema = z.strictObject({
  /** Also the key of its label among the texts of forms. */
  id,
  /** Whether a text explains it; its key is the id with `Hint`. */
  hint: z.boolean(),
  shape: shapeSchema,
  input: z.enum(['text', 'tel', 'email', 'textarea', 'checkbox', 'date', 'numeric', 'select'], { error: 'unknown-input' }),
  /** What a browser may fill in. All fit a field of one line, as `street-address` does not. */
  autocomplete: z.enum([
    'off',
    'name',
    'given-name',
    'family-name',
    'bday',
    'email',
    'tel',
    'organization',
    'address-line1',
    'address-level2',
    'postal-code',
    'country-name',
  ]),
  required: wordSchema(requirements, 'unknown-requirement'),
  /** The rule that validates its text and names the message. */
  rule: referenceIdSchema('rule').nullable(),
  purpose: localizedSchema(text),
  legalBasis: z.strictObject({ pl: text, en: text, laws: z.array(lawReference).min(1, { error: 'empty-list' }) }),
  /** Parameter id of the time it is kept. */
  retention: referenceIdSchema('parameter'),
  /** When the field is deleted before that time, in words that the time may follow. */
  leavesEarlier: localizedSchema(text).optional(),
  sensitive: z.boolean(),
  /** Set if the field is not even stored in the visitor’s own browser while the form is filled in; a sensitive field never is. */
  neverStored: z.literal(true).optional(),
  source,
});

export const formSchema = z.strictObject({
  id,
  name: localizedSchema(text),
  call: referenceIdSchema('API call'),
  steps: z
    .array(
      z.strictObject({
        id,
        fields: z.array(id).min(1, { error: 'empty-list' }),
        /** Optional fields that few people need, folded behind one line. */
        folded: z.array(id).optional(),
        /** Fields that are folded too if the course gives no certificate. */
        foldedWithoutCertificate: z.array(id).optional(),
      }),
    )
    .min(1, { error: 'empty-list' }),
  fields: z.array(fieldSchema).min(1, { error: 'empty-list' }),
  source,
});

/** Fields of a booking or of a booked term that are changed alike. */
export const bookingChangeSchema = z.strictObject({
  id,
  of: z.enum(['booking', 'term']),
  fields: z.array(id).min(1, { error: 'empty-list' }),
  /** The command of the office; null where the field cannot be changed. */
  command: id.nullable(),
  /** As long as the field is kept, or until the course begins. */
  until: z.enum(['kept', 'start']).nullable(),
  /** Who gets a mail. */
  tells: z.enum(['person', 'nobody']),
  /** What the office does next, or why the field cannot be changed. */
  follows: localizedSchema(text),
  source,
});

export type BookingChange = DeepReadonly<z.infer<typeof bookingChangeSchema>>;
export type Field = DeepReadonly<z.infer<typeof fieldSchema>>;
export type Form = DeepReadonly<z.infer<typeof formSchema>>;
