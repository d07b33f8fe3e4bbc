import type { neverFilled } from '#domain/no-script-form-names.ts';
import type { groupQuestions } from '#forms/contact.ts';
import { contactForm } from '#generated/data/forms/contact.ts';

export const { fields: contactFields } = contactForm;
export type GroupQuestion = (typeof groupQuestions)[number];
export type ContactField = (typeof contactFields)[number];
export type ContactFieldId = ContactField['id'];

/** Ties to the form what stands beside it. */
export const contactFormId = 'contact-form';

/** What the form holds, as the browser itself would send it: `subject` is what the page is about, `neverFilled` is seen by programs only. */
export type ContactValues = Readonly<
  Partial<Record<ContactFieldId | GroupQuestion | 'subject' | typeof neverFilled, string>>
>;

export const readValues = (form: HTMLFormElement): ContactValues =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
