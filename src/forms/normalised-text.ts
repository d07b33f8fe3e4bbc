import { cleanLine, cleanText } from '#domain/texts/plain-text.ts';
import { digitsOf, nipOf, phoneOf, postalCodeOf } from '#domain/texts/text-normalisation.ts';

const normalisers: Readonly<Record<string, (text: string) => string>> = {
  'phone-field': phoneOf,
  'nip-field': nipOf,
  'pesel-field': digitsOf,
  'postal-code-field': (text) => postalCodeOf(text) ?? text,
};

/** The text of a field with this rule as it is sent and stored: without what a person may type around it. */
export const normalisedText = (rule: string | null, text: string): string => {
  const clean = cleanText(text);
  return (rule === null ? undefined : normalisers[rule])?.(clean) ?? clean;
};

/** One mailbox, one text: addresses are compared without their case. */
export const normalisedEmail = (email: string): string => cleanLine(email).normalize('NFKC').toLowerCase();
