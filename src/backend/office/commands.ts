import { booking } from './bookings/booking.ts';
import { bookings } from './bookings/bookings.ts';
import type { Commands } from './command/parse-line.ts';

/** Every command of the office, in the order in which help shows them. A row here is all that a new one needs. */
export const officeCommands: Commands = {
  bookings,
  booking,
};
