import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type RequestedRegistrationField, requestedFields } from '#forms/registration/requested-fields.ts';
import type { CallFailure } from '../../../lib/api/call-error.ts';
import { type Problems, resolve } from '../../../lib/forms/field-errors.ts';
import { useLocale } from '../../../lib/texts-context.ts';
import type { BookingCourse } from '../booking-course.ts';
import { forgetBooking } from '../kept-booking.ts';
import type { AcceptedBooking } from '../outcome/accepted-booking.ts';
import { type Answers, noAnswers } from '../steps/answers.ts';
import type { BookingCase } from '../steps/booking-case.ts';
import { bookingBody, checkAnswers } from '../steps/check-step.ts';
import { useKeeping, useRecovered } from '../use-kept-booking.ts';
import { useRegistration } from '../use-registration.ts';

const fieldsRefused = (failure: CallFailure): Problems =>
  failure.kind === 'status' ? Object.fromEntries(failure.fields.map(({ field, code }) => [field, code])) : {};

/** An entry on the reserve list in the memory of the page and of its tab: a few answers, sent at once. */
export const useReserve = (course: BookingCourse, onAccepted: (accepted: AcceptedBooking) => void) => {
  const locale = useLocale();
  const [bookedAt] = useState(Date.now);
  const [refusals, setRefusals] = useState<Problems>({});
  const caseOf = (answers: Answers): BookingCase => ({ course, answers, bookedAt, demanded: [] });
  const asked: readonly RequestedRegistrationField[] = requestedFields(caseOf(noAnswers()));
  const untouched = noAnswers();
  const { kept, filledBefore, drop } = useRecovered(course.term.id);
  const form = useForm<Answers>({
    defaultValues: { ...untouched, ...kept?.answers },
    shouldFocusError: false,
    resolver: (values) => resolve(values, checkAnswers(caseOf(values), asked)),
  });
  useKeeping({ course: course.term.id, step: 'participant', answers: form.watch(), untouched, filledBefore });
  const registration = useRegistration({
    filledBefore,
    onAccepted: (state) => {
      form.reset(untouched);
      forgetBooking();
      onAccepted({ state, placeTaken: false });
    },
    onRefused: (failure) => setRefusals(fieldsRefused(failure)),
  });
  return {
    form,
    asked,
    refusals,
    registration,
    recovered: kept !== null,
    startAfresh: (): void => {
      form.reset(untouched);
      drop();
    },
    enter: (unseen: string): void => {
      setRefusals({});
      registration.send({ ...bookingBody(caseOf(form.getValues()), locale), amount: null }, unseen);
    },
  };
};
