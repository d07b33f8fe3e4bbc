import { z } from 'zod';
import { type DeepReadonly, id, localized, registerId, source, text } from './base.ts';
import { shapeSchema } from './payload.ts';

/** A field: what it accepts, how it is entered, and why it is asked. The form is rendered from this; an unlisted field cannot appear. */
export const fieldSchema = z.strictObject({
  id,
  label: id,
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

/** Form name sent to analytics, chosen by route. */
export const formNameSchema = z.strictObject({ id, name: text, source });

export const analyticsEventSchema = z.strictObject({
  name: z.string().regex(/^[a-z]+(?:_[a-z]+)*$/, { error: 'bad-event-name' }),
  trigger: text,
  parameters: z.record(z.string(), shapeSchema),
  /** Parameters that are sent only with consent to advertising user data. */
  consented: z.array(z.string()),
  register: z.array(registerId),
  source,
});

export const environmentSchema = z.strictObject({
  id,
  indexable: z.boolean(),
  source,
});

export const situationSchema = z.strictObject({
  id,
  name: localized(text),
  medicine: localized(text),
  form: localized(text),
  source,
});

export const claimSchema = z.strictObject({
  id,
  statement: localized(text),
  value: z.number(),
  scope: localized(text),
  /** Null until the owner names evidence; claims without it are not rendered. */
  evidence: z.strictObject({ document: text, date: z.iso.date({ error: 'bad-date' }) }).nullable(),
  register: z.array(registerId),
  source,
});

export const registerEntrySchema = z.strictObject({
  id: registerId,
  area: z.enum(['prices', 'routes', 'forms', 'calendar', 'media', 'ours']),
  subject: localized(text),
  says: z.array(z.strictObject({ section: text, variant: localized(text) })).min(1, { error: 'empty-list' }),
  decision: localized(text),
  reason: localized(text),
  confirmedBy: z.enum(['owner', 'lawyer', 'physician', 'nobody']),
  status: z.enum(['open', 'decided', 'confirmed']),
});

export const organisationSchema = z.strictObject({
  placeholder: z.boolean(),
  name: text,
  legalName: text,
  phone: z.strictObject({ international: z.string().regex(/^\+\d{9,15}$/, { error: 'bad-phone' }), display: text }),
  email: z.email({ error: 'bad-email' }),
  address: z.strictObject({
    street: text,
    postalCode: z.string().regex(/^\d{2}-\d{3}$/, { error: 'bad-postal-code' }),
    city: text,
  }),
  nip: z.string().regex(/^\d{10}$/, { error: 'bad-nip' }),
  origin: z.string().regex(/^https?:\/\/[a-z0-9.:-]+$/, { error: 'bad-url' }),
  foundedIn: z.int().nullable(),
  source,
});

export type Field = DeepReadonly<z.infer<typeof fieldSchema>>;
export type Form = DeepReadonly<z.infer<typeof formSchema>>;
export type FormName = DeepReadonly<z.infer<typeof formNameSchema>>;
export type AnalyticsEvent = DeepReadonly<z.infer<typeof analyticsEventSchema>>;
export type Environment = DeepReadonly<z.infer<typeof environmentSchema>>;
export type Situation = DeepReadonly<z.infer<typeof situationSchema>>;
export type Claim = DeepReadonly<z.infer<typeof claimSchema>>;
export type RegisterEntry = DeepReadonly<z.infer<typeof registerEntrySchema>>;
export type Organisation = DeepReadonly<z.infer<typeof organisationSchema>>;
