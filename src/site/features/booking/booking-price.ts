import { bringsSecondPerson, isPair } from '#forms/registration/circumstances.ts';
import { amountDue } from '#generated/rules/amount-due.ts';
import { discount } from '#generated/rules/discount.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { type RegistrationPlacesValue, registrationPlaces } from '#generated/rules/registration-places.ts';
import type { BookingCase } from './steps/booking-case.ts';

/** How the price comes about, in grosze. The server computes it again by the same rules. */
export interface BookingPrice {
  readonly persons: number;
  readonly each: number;
  readonly discount: number;
  readonly pair: boolean;
  readonly total: number;
}

/** Null where the price is set individually. */
export const bookingPrice = (booking: BookingCase): BookingPrice | null => {
  const { price, offer } = booking.course;
  if (price === null) return null;
  const pair = isPair(booking);
  const persons = pair ? parameters.pairPlaces : 1;
  const off = discount({ offer, secondPerson: bringsSecondPerson(booking), guardianPair: pair }).value;
  return { persons, each: price, discount: off, pair, total: amountDue({ price, persons, discount: off }).value };
};

/** Whether there is room for this booking. */
export const placesFor = (booking: BookingCase): RegistrationPlacesValue =>
  registrationPlaces({ freePlaces: booking.course.freePlaces, pair: isPair(booking) }).value;
