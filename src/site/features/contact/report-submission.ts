import { textOf } from '#forms/answers.ts';
import type { ContactValues } from './contact-values.ts';
import { internationalPhone } from './international-phone.ts';

/** Tells analytics about a valid message; personal data only with the visitor's consent to that. */
export const reportSubmission = async (
  { readConsent, track, trackedUrl }: typeof import('../../lib/analytics/track.ts'),
  formName: string,
  { email = '', phone = '' }: ContactValues,
): Promise<void> => {
  const consent = readConsent();
  const url = trackedUrl(location, consent);
  const event = { event: 'form_submitted', form_name: formName, url } as const;
  if (!consent.userData) return track(event);
  const number = await internationalPhone(phone);
  track({ ...event, user_data: { email: textOf(email), ...(number === undefined ? {} : { phone_number: number }) } });
};
