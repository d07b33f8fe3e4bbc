import { digitsOf, nipOf, phoneOf, postalCodeOf } from '#domain/texts/text-normalisation.ts';

const normalisers: Readonly<Record<string, (text: string) => string>> = {
  'phone-field': phoneOf,
  'nip-field': nipOf,
  'pesel-field': digitsOf,
  'postal-code-field': (text) => postalCodeOf(text) ?? text,
};

/** The text of a field with this rule as it is sent and stored: without what a person may type around it. */
export const normalisedText = (rule: string | null, text: string): string => {
  const trimmed = text.trim();
  return (rule === null ? undefined : normalisers[rule])?.(trimmed) ?? trimmed;
};

/** One mailbox, one text: addresses are compared without their case. */
export const normalisedEmail = (email: string): string => email.normalize('NFKC').trim().toLowerCase();
