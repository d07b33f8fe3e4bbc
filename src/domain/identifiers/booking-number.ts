/**
 * Booking numbers: eight characters that people read out and copy, shown as `ABCD-EFGH`. The alphabet has 29 characters, without those
 * that people confuse: 0 and O, 1, I and L, S and 5, U and V. Since 29 is a prime number and each position has its own weight, one wrong
 * character, or two swapped ones, never result in another valid number. The last character is the check character. A number alone gives
 * no access: only with the e-mail address does it identify a booking.
 */
export const bookingNumberLetters = '23456789ABCDEFGHJKMNPQRTVWXYZ';

const half = 4;
const length = 2 * half;

const weigh = (values: readonly number[]): number =>
  values.reduce((sum, value, at) => sum + value * (length - at), 0) % bookingNumberLetters.length;

const valuesOf = (number: string): readonly number[] =>
  [...number].map((letter) => bookingNumberLetters.indexOf(letter));

/** How many numbers there are. */
export const bookingNumbers = bookingNumberLetters.length ** (length - 1);

/** The booking number with an index from 0 to `bookingNumbers` - 1, with its check character. */
export const bookingNumberFromIndex = (place: number): string => {
  const base = bookingNumberLetters.length;
  const values = Array.from({ length: length - 1 }, (_, at) => Math.floor(place / base ** at) % base);
  const check = (base - weigh(values)) % base;
  return [...values, check].map((value) => bookingNumberLetters[value]).join('');
};

/** A number as it is stored, however it was typed: in any case, with or without the dash, with spaces. */
export const normaliseBookingNumber = (typed: string): string => typed.toUpperCase().replaceAll(/[\s\p{Pd}]/gu, '');

/** Whether a normalised number may be a booking number: it has the right letters and the right check character. */
export const isBookingNumberValid = (number: string): boolean => {
  const values = valuesOf(number);
  return values.length === length && !values.includes(-1) && weigh(values) === 0;
};

/**
 * As people read it: `ABCD-EFGH`.
 * @example formatBookingNumber('4MR28XJY') // '4MR2-8XJY'
 */
export const formatBookingNumber = (number: string): string => `${number.slice(0, half)}-${number.slice(half)}`;
