import { honeypotField } from '#contract/form-posts.ts';
import type { ProviderAccess } from '#contract/layout.ts';
import { textOfAnswer } from '#forms/answers.ts';
import { buildContactBody, checkContact, groupAnswersText } from '#forms/contact.ts';
import { contactFormContract } from '#generated/api/provider-contracts.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { contactFormBody } from '#generated/schemas/provider.ts';
import type { SendOptions } from '../../lib/api/call.ts';
import { sendMessage } from '../../lib/api/send.ts';
import type { Problems } from '../../lib/forms/field-errors.ts';
import { importWithRetry } from '../../lib/load-part.ts';
import type { ContactValues } from './contact-form-view.tsx';

export { groupAnswersText } from '#forms/contact.ts';
export { errorTextForSummary, fieldErrorText } from '../../lib/forms/error-text.ts';
export { askAboutTypingSlip, toFieldQuestion } from '../../lib/forms/field-question.ts';

/** The body of the call: without the unseen field, the details of a group with their labels. */
const contactRequestBody = ({ [honeypotField]: _, ...answers }: ContactValues, words: DetailTexts = {}) =>
  buildContactBody({ ...answers, details: groupAnswersText(answers, words) });

/** Labels of the questions about a group. */
export type DetailTexts = Readonly<Record<string, string | undefined>>;

/** Problems that keep the message from being sent, by field. */
export const checkContactMessage = (values: ContactValues): Problems =>
  checkContact(contactRequestBody(values)).problems;

interface Delivery extends Pick<SendOptions, 'signal'> {
  readonly keyOf: (body: object) => string;
  readonly provider: ProviderAccess | undefined;
  readonly words: DetailTexts;
}

/**
 * Sends the message: to the site's host with traces that help to recognise programs, or to the provider with its public token. Throws CallError, or the reason of the abort.
 */
export const sendContactMessage = async (
  values: ContactValues,
  { keyOf, provider, signal, words }: Delivery,
): Promise<void> => {
  const body = contactFormBody.parse(contactRequestBody(values, words));
  const timeout = parameters.contactTimeout;
  if (provider === undefined) {
    const traces = { [honeypotField]: values[honeypotField], filledInMs: Math.round(performance.now()) };
    await sendMessage(contactFormContract, { body }, { key: keyOf(body), timeout, traces, signal });
  } else {
    await sendMessage(contactFormContract, { body }, { origin: provider.url, token: provider.token, timeout, signal });
  }
};

/** The number in international form, parsed as Polish; undefined when it is invalid. Loads the library on demand. */
const internationalPhone = async (phone: string): Promise<string | undefined> => {
  try {
    // Named inside, so that the bundler leaves out the rest of the library.
    const parse = await importWithRetry(async () => (await import('libphonenumber-js/min')).parsePhoneNumberFromString);
    const number = parse(phone, 'PL');
    return number?.isValid() === true ? number.number : undefined;
  } catch {
    return undefined;
  }
};

/** Reports a valid message to analytics; personal data only with the visitor's consent. */
export const trackContactSubmission = async (
  { readConsentOfPage, trackEvent, urlForAnalytics }: typeof import('../../lib/analytics/track.ts'),
  formName: string,
  { email = '', phone = '' }: ContactValues,
): Promise<void> => {
  const consent = readConsentOfPage();
  const url = urlForAnalytics(location, consent);
  const event = { event: 'form_submitted', form_name: formName, url } as const;
  if (!consent.userData) return trackEvent(event);
  const number = await internationalPhone(phone);
  trackEvent({
    ...event,
    user_data: { email: textOfAnswer(email), ...(number === undefined ? {} : { phone_number: number }) },
  });
};
