import { isGuardianPair } from '#forms/registration/circumstances.ts';
import type { Term } from '#generated/schemas/shapes.ts';
import {
  type Answers,
  type BookingCase,
  emptyBookingAnswers,
  toBookingCourse,
} from '#site/features/booking/booking-case.ts';

const noon = Date.UTC(2026, 10, 21, 11);

/** A booking of a term of a type, by whoever comes by the answers; it starts a month after it is made by default. */
export const sampleBooking = (
  type: Term['type'],
  answers: Answers = {},
  {
    dateStart = '2026-12-21',
    freePlaces = 5,
    price = 34_900,
    zone = true,
  }: { dateStart?: string; freePlaces?: number | null; price?: number | null; zone?: boolean } = {},
): BookingCase => {
  const term: Term = {
    id: 7,
    name: 'Kurs',
    type,
    dateStart,
    showHours: false,
    hoursRendered: null,
    city: 'Opole',
    localization: 19,
    freePlaces,
  };
  const course = toBookingCourse({ term, price }, { zone });
  if (course === null) throw new Error(`The type ${type} cannot be booked; choose another for the sample.`);
  const booking = { course, answers: { ...emptyBookingAnswers(), ...answers }, bookedAt: noon, demanded: [] };
  return { ...booking, coming: isGuardianPair(booking) ? 'withTeenager' : 'alone' };
};
