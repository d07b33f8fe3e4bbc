import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { peselBirthDate } from '#domain/identifiers/pesel.ts';
import { digitsOf } from '#domain/texts/text-normalisation.ts';
import { adultAtStart } from '#generated/rules/adult-at-start.ts';
import { type AgeAtStartValue, ageAtStart } from '#generated/rules/age-at-start.ts';
import { fieldRequirement } from '#generated/rules/field-requirement.ts';
import { withdrawalNotice } from '#generated/rules/withdrawal-notice.ts';
import { type Answers, type BookingField, type BookingFieldId, bookingFields, textAnswer } from './answers.ts';
import type { BookingCourse } from './booking-course.ts';

/** A booking as it stands: the course, the answers, and what only the server knew to ask for. */
export interface BookingCase {
  readonly course: BookingCourse;
  readonly answers: Answers;
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly bookedAt: number;
  readonly demanded: readonly BookingFieldId[];
}

export const usesPesel = ({ course, answers }: BookingCase): boolean =>
  course.needsPesel && answers.identity !== 'document';

/** Admission by age on the first day of the course; null while the day of birth is not known. */
export const ageOf = (booking: BookingCase): AgeAtStartValue | null => {
  const { course, answers } = booking;
  const birthDay = usesPesel(booking)
    ? peselBirthDate(digitsOf(textAnswer(answers, 'pesel')))
    : parseCivilDate(textAnswer(answers, 'birthDate'));
  if (birthDay === null) return null;
  const { startDay, teenagersAdmitted } = course;
  const majority = adultAtStart({ birthDay, startDay }).value;
  return ageAtStart({ majority, birthDay, startDay, teenagersAdmitted }).value;
};

/** A minor who comes with a guardian: two places, one price for both. */
export const isPair = (booking: BookingCase): boolean => ageOf(booking) === 'withGuardian';

export const bringsSecondPerson = ({ course, answers }: BookingCase): boolean =>
  course.secondPersonOffer && answers.bringsSecondPerson === true;

export interface AskedField {
  readonly field: BookingField;
  readonly required: boolean;
}

/** The fields that this booking asks for, in the order of the form. */
export const askedFields = (booking: BookingCase): readonly AskedField[] => {
  const { course, answers, bookedAt, demanded } = booking;
  const circumstances = {
    minor: isPair(booking),
    certificate: course.needsPesel,
    withoutPesel: answers.identity === 'document',
    recertification: course.recertification,
    withdrawalWaived: withdrawalNotice({ bookedAt, startDay: course.startDay }).value === 'expressRequest',
    secondPersonOffered: course.secondPersonOffer,
    secondPerson: bringsSecondPerson(booking),
  };
  return bookingFields.flatMap((field) => {
    const need = fieldRequirement({ requirement: field.required, ...circumstances }).value;
    if (demanded.includes(field.id)) return [{ field, required: true }];
    return need === 'hidden' ? [] : [{ field, required: need === 'required' }];
  });
};
