import { digitsOf, nipOf, phoneOf, postalCodeOf, trimmed } from '#domain/texts/text-normalisation.ts';
import { agreementField } from '#generated/rules/agreement-field.ts';
import { contactEmailField } from '#generated/rules/contact-email-field.ts';
import { nameField } from '#generated/rules/name-field.ts';
import { nipField } from '#generated/rules/nip-field.ts';
import { peselField } from '#generated/rules/pesel-field.ts';
import { phoneField } from '#generated/rules/phone-field.ts';
import { postalCodeField } from '#generated/rules/postal-code-field.ts';
import { registrationEmailField } from '#generated/rules/registration-email-field.ts';
import { requiredText } from '#generated/rules/required-text.ts';

/** What a visitor gives in a field: a text, a tick, or nothing yet. */
export type FieldValue = string | boolean | undefined;

type TextRule = (input: { readonly value: string }) => { readonly value: string };

const textRules: Readonly<Record<string, TextRule>> = {
  'contact-email-field': contactEmailField,
  'name-field': nameField,
  'nip-field': nipField,
  'pesel-field': peselField,
  'phone-field': phoneField,
  'postal-code-field': postalCodeField,
  'registration-email-field': registrationEmailField,
  'required-text': requiredText,
};

/** Whether a field has nothing in it; an empty tick counts. */
export const isEmpty = (value: FieldValue): boolean =>
  value === undefined || value === false || (typeof value === 'string' && value.trim() === '');

/** A box that the browser itself may send gives its value instead of true. */
export const isTicked = (value: FieldValue): boolean => value === true || value === 'true';

/** Key of the message about a field by its rule; null when the value fits. Rules about dates are the form's own. */
export const ruleProblem = (rule: string | null, value: FieldValue): string | null => {
  if (rule === null) return null;
  if (rule === 'agreement-field') {
    const { value: answer } = agreementField({ ticked: isTicked(value) });
    return answer === 'ok' ? null : answer;
  }
  const result = textRules[rule]?.({ value: typeof value === 'string' ? value : '' }).value;
  return result === undefined || result === 'ok' ? null : result;
};

const normalisers: Readonly<Record<string, (text: string) => string>> = {
  'phone-field': phoneOf,
  'nip-field': nipOf,
  'pesel-field': digitsOf,
  'postal-code-field': (text) => postalCodeOf(text) ?? trimmed(text),
};

/** The text without what a person may type around it. */
export const normalisedText = (rule: string | null, text: string): string =>
  ((rule === null ? undefined : normalisers[rule]) ?? trimmed)(text);
