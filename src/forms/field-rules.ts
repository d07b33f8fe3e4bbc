import { agreementField } from '#generated/rules/agreement-field.ts';
import { contactEmailField } from '#generated/rules/contact-email-field.ts';
import { nameField } from '#generated/rules/name-field.ts';
import { nipField } from '#generated/rules/nip-field.ts';
import { peselField } from '#generated/rules/pesel-field.ts';
import { phoneField } from '#generated/rules/phone-field.ts';
import { registrationEmailField } from '#generated/rules/registration-email-field.ts';
import { requiredText } from '#generated/rules/required-text.ts';

/**
 * The rules that judge an answer on its own, by the name that a field has for them. A form whose fields name a rule that its
 * table does not hold is refused by the compiler.
 */
export const fieldRules = {
  'agreement-field': agreementField,
  'contact-email-field': contactEmailField,
  'name-field': nameField,
  'nip-field': nipField,
  'pesel-field': peselField,
  'phone-field': phoneField,
  'registration-email-field': registrationEmailField,
  'required-text': requiredText,
} as const;
