import { registrationForm } from '#generated/data/forms/registration.ts';

export const { fields: bookingFields, steps: bookingSteps } = registrationForm;

export type BookingField = (typeof bookingFields)[number];
export type BookingFieldId = BookingField['id'];
/** The steps of the form, and the page that shows all answers once more. */
export type BookingStep = (typeof bookingSteps)[number]['id'] | 'check';

/** What has been typed and ticked, by field; it lives in the memory of the page, and without what is never stored in that of its tab. */
export type Answers = { [Id in BookingFieldId]?: string | boolean };

/** A form without answers. Every tick starts empty; nearly everybody has a PESEL number. */
export const noAnswers = (): Answers => ({
  ...Object.fromEntries(bookingFields.map(({ id, input }) => [id, input === 'checkbox' ? false : ''])),
  identity: 'pesel',
});

/** Key of the label of a field: a guardian declares for the child. */
export const labelOf = (id: BookingFieldId, byGuardian: boolean): BookingFieldId | 'voluntaryParticipationMinor' =>
  byGuardian && id === 'voluntaryParticipation' ? 'voluntaryParticipationMinor' : id;

/** The fields that must not stay on a page which somebody else may come back to. */
export const sensitiveFields: readonly BookingFieldId[] = bookingFields
  .filter(({ sensitive }) => sensitive)
  .map(({ id }) => id);

export const textAnswer = (answers: Answers, id: BookingFieldId): string => {
  const value = answers[id];
  return typeof value === 'string' ? value : '';
};
