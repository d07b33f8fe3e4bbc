import { contactForm } from '#generated/data/forms/contact.ts';
import { type ContactFormBody, contactFormBody } from '#generated/schemas/provider.ts';
import { type Answers, textOf } from './answers.ts';
import { type CheckedForm, checkForm } from './check-form.ts';
import { fieldProblems } from './field-problems.ts';
import { fieldRules } from './field-rules.ts';
import { formBody } from './form-body.ts';

const { fields } = contactForm;
const asked = fields.map((field) => ({ field, required: field.required === 'always' }));

/**
 * The message as it is sent. Its contract has no field for what it is about, the course with its city and date: that becomes
 * the first line of its content.
 */
export const contactBody = ({ subject, ...answers }: Answers): Answers => {
  const about = textOf(subject).replaceAll(/\s+/g, ' ').replaceAll('\u2060', '');
  const content = about === '' ? {} : { content: `${about}\n\n${textOf(answers.content)}` };
  return formBody(fields, { ...answers, ...content });
};

export const checkContact = (body: unknown): CheckedForm<ContactFormBody> =>
  checkForm({ fields, schema: contactFormBody }, body, (answers) => fieldProblems(asked, answers, fieldRules));
