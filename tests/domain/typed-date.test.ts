import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatCivilDate, parseCivilDate } from '#domain/dates/civil-date.ts';
import { faultyDateParts, findDateFault, joinDateParts, splitDateParts } from '#domain/dates/typed-date.ts';

it('parses every day typed in three fields, with or without leading zeros', () => {
  fc.assert(
    fc.property(fc.integer({ min: -30_000, max: 30_000 }), (day) => {
      const [year = '', month = '', date = ''] = formatCivilDate(day).split('-');
      const plain = { day: ` ${Number(date)}`, month: String(Number(month)), year };
      expect(parseCivilDate(joinDateParts(plain))).toBe(day);
      expect(splitDateParts(joinDateParts({ day: date, month, year }))).toEqual({ day: date, month, year });
    }),
  );
});

it.each([
  ['', '5', '1990', 'dayMissing', 'day'],
  ['17', '', '', 'monthMissing', 'month'],
  ['17', '5', '', 'yearMissing', 'year'],
  ['32', '5', '1990', 'dayError', 'day'],
  ['17', '13', '1990', 'monthError', 'month'],
  ['17', 'maj', '1990', 'monthError', 'month'],
  ['17', '5', '90', 'yearError', 'year'],
] as const)('names the wrong part of %s %s %s', (day, month, year, fault, part) => {
  const text = joinDateParts({ day, month, year });
  expect(parseCivilDate(text)).toBeNull();
  expect(findDateFault(text)).toBe(fault);
  expect(faultyDateParts(`form/${fault}`)).toEqual([part]);
});

it('refuses an impossible day as a whole, and treats three empty fields as no answer', () => {
  expect(findDateFault('2026-02-30')).toBe('dateError');
  expect(findDateFault('17 maja 1990')).toBe('dayMissing');
  expect(faultyDateParts('form/dateError')).toHaveLength(3);
  expect(joinDateParts({ day: ' ', month: '', year: '' })).toBe('');
});
