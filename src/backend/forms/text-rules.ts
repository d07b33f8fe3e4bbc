import { digitsOf, nipOf, phoneOf, postalCodeOf, trimmed } from '#domain/texts/text-normalisation.ts';
import { contactEmailField } from '#generated/rules/contact-email-field.ts';
import { nameField } from '#generated/rules/name-field.ts';
import { nipField } from '#generated/rules/nip-field.ts';
import { peselField } from '#generated/rules/pesel-field.ts';
import { phoneField } from '#generated/rules/phone-field.ts';
import { postalCodeField } from '#generated/rules/postal-code-field.ts';
import { registrationEmailField } from '#generated/rules/registration-email-field.ts';
import { requiredText } from '#generated/rules/required-text.ts';

/** The rules that check a text, by their id. Their value is `ok` or the key of the message. */
const textRules = {
  'contact-email-field': contactEmailField,
  'name-field': nameField,
  'nip-field': nipField,
  'pesel-field': peselField,
  'phone-field': phoneField,
  'postal-code-field': postalCodeField,
  'registration-email-field': registrationEmailField,
  'required-text': requiredText,
} as const;

const rulesById: ReadonlyMap<string, (input: { readonly value: string }) => { readonly value: string }> = new Map(
  Object.entries(textRules),
);

/** Key of the message about a text by the rule of its field; null when it fits, or the rule is not about texts. */
export function textProblem(rule: string | null, text: string): string | null {
  const result = rule === null ? undefined : rulesById.get(rule)?.({ value: text.trim() }).value;
  return result === undefined || result === 'ok' ? null : result;
}

const normalisers: ReadonlyMap<string, (text: string) => string> = new Map([
  ['phone-field', phoneOf],
  ['nip-field', nipOf],
  ['pesel-field', digitsOf],
  ['postal-code-field', (text: string): string => postalCodeOf(text) ?? text],
]);

/** The text as it is stored: without what a person may type around it. */
export const normalisedText = (rule: string | null, text: string): string =>
  ((rule === null ? undefined : normalisers.get(rule)) ?? trimmed)(text);

/** One mailbox, one text: addresses are compared without their case. */
export const normalisedEmail = (email: string): string => email.normalize('NFKC').trim().toLowerCase();
