import { registrationForm } from '#generated/data/forms/registration.ts';
import { fieldRequirement } from '#generated/rules/field-requirement.ts';
import type { Answers } from '../answers.ts';
import { buildFormBody } from '../answers.ts';
import type { RequestedField } from '../check-form.ts';
import { fieldRequirementCircumstances, type RegistrationCase } from './circumstances.ts';

const { fields } = registrationForm;
export type RegistrationField = (typeof fields)[number];
/** Answers by the fields of the form, so that the name of a removed field does not compile. */
export type RegistrationAnswers = Readonly<Partial<Record<RegistrationField['id'], unknown>>>;
export type RequestedRegistrationField = RequestedField<RegistrationField>;

/** The requested fields of a registration, in the order of the form. */
export const listRequestedFields = (registration: RegistrationCase): readonly RequestedRegistrationField[] => {
  const circumstances = fieldRequirementCircumstances(registration);
  return fields.flatMap((field) => {
    const need = fieldRequirement({ requirement: field.required, ...circumstances }).value;
    if (need !== 'hidden') return [{ field, required: need === 'required' }];
    return registration.demanded?.includes(field.id) ? [{ field, required: true }] : [];
  });
};

/** The normalised answers to the requested fields; other typed values are dropped. */
export const normaliseRequestedAnswers = (registration: RegistrationCase): Answers => {
  const given = listRequestedFields(registration).map(
    ({ field }) => [field.id, registration.answers[field.id]] as const,
  );
  return buildFormBody(fields, Object.fromEntries(given));
};
