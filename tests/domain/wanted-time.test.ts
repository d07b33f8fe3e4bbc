import { expect, it } from 'vitest';
import { isTermAtWantedTime, isWantedTime, parseMonthsAhead, singleMonthOrNull } from '#domain/dates/wanted-time.ts';
import { covers } from '../covers.ts';

it('a wanted time is a month or a span of months, and nothing else', covers('C270', '3.23'), () => {
  expect(['2026-12', 'within-1', 'within-12'].map(isWantedTime)).toEqual([true, true, true]);
  expect(['', '2026-13', 'within-0', 'within-13', 'within-3x', 'now'].some(isWantedTime)).toBe(false);
  expect([parseMonthsAhead('within-3'), parseMonthsAhead('2026-12'), parseMonthsAhead(null)]).toEqual([3, null, null]);
  expect([singleMonthOrNull('within-3'), singleMonthOrNull('2026-12'), singleMonthOrNull(null)]).toEqual([
    null,
    '2026-12',
    null,
  ]);
});

it.each([
  ['2026-11-30', 'within-3', true],
  ['2027-02-28', 'within-3', true],
  ['2027-03-01', 'within-3', false],
  ['2027-05-01', null, true],
  ['2026-12-31', '2027-01', true],
  ['2026-12-30', '2027-01', false],
])('a date of two days from %s matches %s: %s', (start, wanted, isWanted) => {
  expect(isTermAtWantedTime({ start, offsets: [0, 1] }, wanted, '2026-11-30')).toBe(isWanted);
});
