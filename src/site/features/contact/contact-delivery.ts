import { neverFilled } from '#domain/no-script-form-names.ts';
import type { ProviderAccess } from '#domain/provider-access.ts';
import { checkContact, contactBody, groupDetails } from '#forms/contact.ts';
import { contactFormBody } from '#generated/schemas/provider.ts';
import { type CallOptions, call } from '../../lib/api/call.ts';
import { contactFormContract } from '../../lib/api/provider-contracts.ts';
import type { Problems } from '../../lib/forms/field-errors.ts';
import type { ContactValues } from './contact-values.ts';

export { errorText, listedError } from '../../lib/forms/error-text.ts';
export { fieldQuestion, questionOf } from '../../lib/forms/field-question.ts';

/** The message without what people do not see; the details of a group with the words of their questions. */
const bodyOf = ({ [neverFilled]: _, ...answers }: ContactValues, words: DetailTexts = {}) =>
  contactBody({ ...answers, details: groupDetails(answers, words) });

/** Questions about a group in the words of the page. */
export type DetailTexts = Readonly<Record<string, string | undefined>>;

/** Everything that keeps the message from being sent. */
export const checkValues = (values: ContactValues): Problems => checkContact(bodyOf(values)).problems;

interface Delivery extends Pick<CallOptions, 'signal'> {
  readonly keyOf: (body: object) => string;
  readonly provider: ProviderAccess | undefined;
  readonly words: DetailTexts;
}

/**
 * Sends the message: to the site's own host with what tells people from programs, or to the provider's with nothing but the
 * contract and its public token. Throws CallError, or the reason of the abort.
 */
export const deliver = async (values: ContactValues, { keyOf, provider, signal, words }: Delivery): Promise<void> => {
  const body = contactFormBody.parse(bodyOf(values, words));
  if (provider === undefined) {
    const traces = { [neverFilled]: values[neverFilled], filledInMs: Math.round(performance.now()) };
    await call(contactFormContract, { body }, { key: keyOf(body), traces, signal });
  } else {
    await call(contactFormContract, { body }, { origin: provider.url, token: provider.token, signal });
  }
};
