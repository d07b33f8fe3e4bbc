import { isPair } from '#forms/registration/circumstances.ts';
import { type RegistrationPlacesValue, registrationPlaces } from '#generated/rules/registration-places.ts';
import type { BookingCase } from './steps/booking-case.ts';

/** Whether there is room for this booking. */
export const placesFor = (booking: BookingCase): RegistrationPlacesValue =>
  registrationPlaces({ freePlaces: booking.course.freePlaces, pair: isPair(booking) }).value;
