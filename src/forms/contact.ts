import { contactForm } from '#generated/data/forms/contact.ts';
import { type ContactFormBody, contactFormBody } from '#generated/schemas/provider.ts';
import type { Answers } from './answers.ts';
import { type CheckedForm, checkForm } from './check-form.ts';
import { fieldProblems } from './field-problems.ts';
import { fieldRules } from './field-rules.ts';
import { formBody } from './form-body.ts';

const { fields } = contactForm;
const asked = fields.map((field) => ({ field, required: field.required === 'always' }));

/** The message as it is sent. */
export const contactBody = (answers: Answers): Answers => formBody(fields, answers);

export const checkContact = (body: unknown): CheckedForm<ContactFormBody> =>
  checkForm({ fields, schema: contactFormBody }, body, (answers) => fieldProblems(asked, answers, fieldRules));
