import { agreementField, agreementFieldAccepts } from '#generated/rules/agreement-field.ts';
import { contactEmailField, contactEmailFieldAccepts } from '#generated/rules/contact-email-field.ts';
import { nameField, nameFieldAccepts } from '#generated/rules/name-field.ts';
import { peselField, peselFieldAccepts } from '#generated/rules/pesel-field.ts';
import { phoneField, phoneFieldAccepts } from '#generated/rules/phone-field.ts';
import { registrationEmailField, registrationEmailFieldAccepts } from '#generated/rules/registration-email-field.ts';
import { requiredText, requiredTextAccepts } from '#generated/rules/required-text.ts';

/**
 * The rules that judge an answer on its own, by the name that a field has for them. A form whose fields name a rule that its
 * table does not contain is refused by the compiler.
 */
export const fieldRules = {
  'agreement-field': { decide: agreementField, accepts: agreementFieldAccepts },
  'contact-email-field': { decide: contactEmailField, accepts: contactEmailFieldAccepts },
  'name-field': { decide: nameField, accepts: nameFieldAccepts },
  'pesel-field': { decide: peselField, accepts: peselFieldAccepts },
  'phone-field': { decide: phoneField, accepts: phoneFieldAccepts },
  'registration-email-field': { decide: registrationEmailField, accepts: registrationEmailFieldAccepts },
  'required-text': { decide: requiredText, accepts: requiredTextAccepts },
} as const;
