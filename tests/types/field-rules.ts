import { checkRequestedFields, type Problems } from '#forms/check-form.ts';
import { fieldRules } from '#forms/field-rules.ts';
import { contactForm } from '#generated/data/forms/contact.ts';
import { registrationForm } from '#generated/data/forms/registration.ts';

const { 'phone-field': _, ...withoutPhone } = fieldRules;
const wantingMore = {
  ...fieldRules,
  'name-field': { decide: ({ examDay }: { examDay: number }) => ({ value: `${examDay}` }), accepts: ['ok'] },
};
const asked = contactForm.fields.map((field) => ({ field, required: true }));
const askedOfPerson = registrationForm.fields.map((field) => ({ field, required: true }));

/** Compiled, never run: a form whose fields name a rule that its table does not contain must be refused by the compiler. */
export const refusedTables = (): Problems[] => [
  checkRequestedFields(asked, {}, fieldRules),
  // @ts-expect-error the rule of the phone number is missing
  checkRequestedFields(asked, {}, withoutPhone),
  // @ts-expect-error the rules about days depend on the course, and are missing here
  checkRequestedFields(askedOfPerson, {}, fieldRules),
  // @ts-expect-error a rule that needs more than an answer
  checkRequestedFields(asked, {}, wantingMore),
];
