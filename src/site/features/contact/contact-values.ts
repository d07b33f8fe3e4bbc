import { contactForm } from '#generated/data/forms/contact.ts';

export const { fields: contactFields } = contactForm;
export type ContactFieldId = (typeof contactFields)[number]['id'];

/** What the card holds; `website` is seen by programs only. */
export interface ContactValues {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly content: string;
  readonly agreement: boolean | string;
  readonly website: string;
}

export const emptyValues: ContactValues = {
  name: '',
  phone: '',
  email: '',
  content: '',
  agreement: false,
  website: '',
};
