import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bookingNumberFromIndex,
  bookingNumberLetters,
  bookingNumbers,
  formatBookingNumber,
  isBookingNumberValid,
  normaliseBookingNumber,
} from '#domain/identifiers/booking-number.ts';
import { covers } from '../covers.ts';

const number = fc.integer({ min: 0, max: bookingNumbers - 1 }).map(bookingNumberFromIndex);
const replaced = (text: string, at: number, by: string): string => text.slice(0, at) + by + text.slice(at + by.length);

test('no two letters of the alphabet look alike, and none occurs twice', () => {
  expect(new Set(bookingNumberLetters).size).toBe(29);
  expect(bookingNumberLetters).not.toMatch(/[01ILOSUa-z]/);
});

test('detects every wrong letter and every swap of two letters', covers('C112'), () => {
  fc.assert(
    fc.property(number, (right) => {
      expect(isBookingNumberValid(right)).toBe(true);
      for (let at = 0; at < right.length; at += 1) {
        const own = right[at] ?? '';
        for (const letter of bookingNumberLetters.replace(own, ''))
          expect(isBookingNumberValid(replaced(right, at, letter))).toBe(false);
        const next = right[at + 1] ?? own;
        if (next !== own) expect(isBookingNumberValid(replaced(right, at, next + own))).toBe(false);
      }
    }),
  );
});

test('maps each position to a number', () => {
  const last = bookingNumbers - 1;
  const places = [...Array.from({ length: 5000 }, (_, at) => at), last - 1, last];
  expect(new Set(places.map(bookingNumberFromIndex)).size).toBe(places.length);
});

test('accepts a number in any spelling', () => {
  fc.assert(
    fc.property(number, fc.constantFrom('-', ' ', '', '–', '\u00a0', ' - '), (right, between) => {
      const typed = ` ${right.slice(0, 4)}${between}${right.slice(4)} `.toLowerCase();
      expect(normaliseBookingNumber(typed)).toBe(right);
    }),
  );
  expect(formatBookingNumber('ABCDEFGH')).toBe('ABCD-EFGH');
});

test.each(['', '2', '2222222', '222222222', '2222-2222', '0000000O', 'ąąąąąąąą', '22222223'])('refuses “%s”', (text) =>
  expect(isBookingNumberValid(text)).toBe(false),
);
