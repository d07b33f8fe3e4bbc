import { contactForm } from '#generated/data/forms/contact.ts';
import { phoneOf } from '#generated/runtime/text-normalisation.ts';
import { type ContactFormBody, contactFormBody } from '#generated/schemas/provider.ts';
import type { Problems } from '../../lib/forms/field-errors.ts';
import { ruleProblem } from '../../lib/forms/field-rules.ts';
import { schemaProblems } from '../../lib/forms/schema-problems.ts';

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

/** The message as the contract wants it. Only a valid form has a tick to send. */
const contactContent = ({ name, phone, email, content }: ContactValues) => ({
  name: name.trim(),
  phone: phoneOf(phone),
  email: email.trim(),
  ...(content.trim() === '' ? {} : { content: content.trim() }),
});

export const contactBody = (values: ContactValues): ContactFormBody => ({ ...contactContent(values), agreement: true });

/** Everything that keeps the message from being sent. */
export const checkContact = (values: ContactValues): Problems => {
  const problems = contactFields.flatMap(({ id, rule }) => {
    const code = ruleProblem(rule, values[id]);
    return code === null ? [] : [[id, code] as const];
  });
  return problems.length > 0 ? Object.fromEntries(problems) : schemaProblems(contactFormBody, contactBody(values));
};
