import { bookingNumberOk, normalisedBookingNumber } from '#domain/identifiers/booking-number.ts';
import { cleanLine } from '#domain/texts/plain-text.ts';
import { reference } from '#generated/schemas/own.ts';

/** The typed identifier of a booking: its number, or the secret part of its link. */
export type TypedBooking =
  | { readonly by: 'number'; readonly number: string }
  | { readonly by: 'reference'; readonly reference: string };

/** Null where it is neither, because a character is wrong or missing. */
export const parseTypedBooking = (typed: string): TypedBooking | null => {
  const clean = cleanLine(typed);
  const number = normalisedBookingNumber(clean);
  if (bookingNumberOk(number)) return { by: 'number', number };
  return reference.safeParse(clean).success ? { by: 'reference', reference: clean } : null;
};
