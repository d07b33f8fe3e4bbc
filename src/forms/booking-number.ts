import { isBookingNumberValid, normaliseBookingNumber } from '#domain/identifiers/booking-number.ts';
import { cleanTypedLine } from '#domain/texts/plain-text.ts';
import { reference } from '#generated/schemas/own.ts';

/** The typed identifier of a booking: its number, or the secret part of its link. */
export type TypedBooking =
  | { readonly by: 'number'; readonly number: string }
  | { readonly by: 'reference'; readonly reference: string };

/** The booking number or the secret part of a link; null if the text is neither, because a character is wrong or missing. */
export const parseTypedBooking = (typed: string): TypedBooking | null => {
  const clean = cleanTypedLine(typed);
  const number = normaliseBookingNumber(clean);
  if (isBookingNumberValid(number)) return { by: 'number', number };
  return reference.safeParse(clean).success ? { by: 'reference', reference: clean } : null;
};
