import type { forms } from '#generated/data/forms.ts';

/** A field of any form, as the model lists it. */
export type FieldFacts = (typeof forms)[number]['fields'][number];
export type FieldId = FieldFacts['id'];

/** Texts beside a control, by field id. */
export const hintKeys = {
  phone: 'phoneHint',
  content: 'contentHint',
  pesel: 'peselHint',
  documentNumber: 'documentNumberHint',
  birthDate: 'birthDateHint',
  certificateExpiry: 'certificateExpiryHint',
  guardianEmail: 'guardianEmailHint',
  postalCode: 'postalCodeHint',
  nip: 'nipHint',
  comments: 'commentsHint',
  secondPersonEmail: 'secondPersonEmailHint',
  reference: 'referenceHint',
} as const satisfies Partial<Record<FieldId, string>>;

export const hintKeyOf = (id: FieldId): (typeof hintKeys)[keyof typeof hintKeys] | undefined =>
  Object.entries(hintKeys).find(([field]) => field === id)?.[1];
