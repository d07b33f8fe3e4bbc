import { checkContact, contactBody } from '#forms/contact.ts';
import { contactFormBody } from '#generated/schemas/provider.ts';
import { type CallOptions, call } from '../../lib/api/call.ts';
import { contactFormContract } from '../../lib/api/provider-contracts.ts';
import type { Problems } from '../../lib/forms/field-errors.ts';
import type { ContactValues } from './contact-values.ts';

export { questionOf } from '../../lib/forms/field-question.ts';
export { reportSubmission } from './report-submission.ts';

/** The message without what people do not see. */
const bodyOf = ({ website: _, ...answers }: ContactValues) => contactBody(answers);

/** Everything that keeps the message from being sent. */
export const checkValues = (values: ContactValues): Problems => checkContact(bodyOf(values)).problems;

/** Sends the message. Throws CallError, or the reason of the abort. */
export const deliver = async (
  values: ContactValues,
  { keyOf, signal }: { readonly keyOf: (body: object) => string } & Pick<CallOptions, 'signal'>,
): Promise<void> => {
  const body = contactFormBody.parse(bodyOf(values));
  const traces = { website: values.website, filledInMs: Math.round(performance.now()) };
  await call(contactFormContract, { body }, { key: keyOf(body), traces, signal });
};
