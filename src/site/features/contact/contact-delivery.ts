import { phoneOf } from '#domain/texts/text-normalisation.ts';
import { type ContactFormBody, contactFormBody } from '#generated/schemas/provider.ts';
import { type CallOptions, call } from '../../lib/api/call.ts';
import { contactFormContract } from '../../lib/api/provider-contracts.ts';
import type { Problems } from '../../lib/forms/field-errors.ts';
import { ruleProblem } from '../../lib/forms/field-rules.ts';
import { schemaProblems } from '../../lib/forms/schema-problems.ts';
import { type ContactValues, contactFields } from './contact-values.ts';

export { questionOf } from '../../lib/forms/field-question.ts';
export { reportSubmission } from './report-submission.ts';

/** The message as the contract wants it. Only a valid form has a tick to send. */
export const contactBody = ({ name, phone, email, content }: ContactValues): ContactFormBody => ({
  name: name.trim(),
  phone: phoneOf(phone),
  email: email.trim(),
  ...(content.trim() === '' ? {} : { content: content.trim() }),
  agreement: true,
});

/** Everything that keeps the message from being sent. */
export const checkContact = (values: ContactValues): Problems => {
  const problems = contactFields.flatMap(({ id, rule }) => {
    const code = ruleProblem(rule, values[id]);
    return code === null ? [] : [[id, code] as const];
  });
  return problems.length > 0 ? Object.fromEntries(problems) : schemaProblems(contactFormBody, contactBody(values));
};

/** Sends the message. Throws CallError, or the reason of the abort. */
export const deliver = async (
  values: ContactValues,
  { keyOf, signal }: { readonly keyOf: (body: object) => string } & Pick<CallOptions, 'signal'>,
): Promise<void> => {
  const body = contactBody(values);
  const traces = { website: values.website, filledInMs: Math.round(performance.now()) };
  await call(contactFormContract, { body }, { key: keyOf(body), traces, signal });
};
