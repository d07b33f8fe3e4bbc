import type { Locale } from '#domain/locale.ts';
import type { Answers } from '#forms/answers.ts';
import type { Problems } from '#forms/field-problems.ts';
import { checkRegistration } from '#forms/registration/check-registration.ts';
import { type RequestedRegistrationField, requestedAnswers } from '#forms/registration/requested-fields.ts';
import type { BookingCase } from './booking-case.ts';

/** What is sent: the fields that this booking asks for, as the contract writes them; whoever books a minor gives one address. */
export const bookingBody = (booking: BookingCase, lang: Locale): Answers => {
  const { answers, course } = booking;
  return {
    course: course.term.id,
    lang,
    ...(course.place === null ? {} : { place: course.place }),
    ...requestedAnswers({ ...booking, answers: { ...answers, guardianEmail: answers.email } }),
  };
};

/** What is wrong with the answers to some fields, by field: what the server would say of them. */
export const checkAnswers = (booking: BookingCase, asked: readonly RequestedRegistrationField[]): Problems => {
  const { problems } = checkRegistration({ ...booking, answers: bookingBody(booking, 'pl') });
  return Object.fromEntries(Object.entries(problems).filter(([id]) => asked.some(({ field }) => field.id === id)));
};
