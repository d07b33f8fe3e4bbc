import { randomInt } from 'node:crypto';
import { bookingNumberAt, bookingNumbers } from '#domain/identifiers/booking-number.ts';
import type { Transaction } from '../database/open-database.ts';
import { lookUpRegistration } from './find-registration.ts';

/** A number that no booking has. */
export async function newBookingNumber(transaction: Transaction): Promise<string> {
  const number = bookingNumberAt(randomInt(bookingNumbers));
  const taken = await lookUpRegistration(transaction, { by: 'number', number });
  return taken === undefined ? number : newBookingNumber(transaction);
}
