import { cleanLine, cleanText } from '#domain/texts/plain-text.ts';
import { digitsOf, isAbroad, nipOf, phoneOf, postalCodeOf } from '#domain/texts/text-normalisation.ts';
import { type Answers, textOf } from './answers.ts';

const normalisers: Readonly<Record<string, (text: string, answers: Answers) => string>> = {
  'phone-field': phoneOf,
  'nip-field': nipOf,
  'pesel-field': digitsOf,
  'postal-code-field': (text, { country }) => (isAbroad(textOf(country)) ? text : (postalCodeOf(text) ?? text)),
};

/** The text of a field with this rule as it is sent and stored beside other answers: without what a person may type around it. */
export const normalisedText = (rule: string | null, text: string, answers: Answers = {}): string => {
  const clean = cleanText(text);
  return (rule === null ? undefined : normalisers[rule])?.(clean, answers) ?? clean;
};

/** One mailbox, one text: addresses are compared without their case. */
export const normalisedEmail = (email: string): string => cleanLine(email).normalize('NFKC').toLowerCase();
