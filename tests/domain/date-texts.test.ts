import { expect, it, test } from 'vitest';
import { dayNumber } from '#domain/dates/civil-date.ts';
import { formatWarsawTime } from '#domain/dates/clock-in-words.ts';
import { formatDay, formatDayRange, formatWarsawDayAndTime } from '#domain/dates/dates-in-words.ts';

/** Commas and thin spaces are left to the tables of languages that Node brings. */
const shown = (words: string): string => words.replaceAll('\u{a0}', '~').replaceAll('\u{2009}', ' ').replace(',', '');
const january = (day: number): number => dayNumber({ year: 2027, month: 1, day });

it.each([
  ['pl', 'long', '12~stycznia~2027'],
  ['pl', 'full', 'wtorek 12~stycznia~2027'],
  ['en', 'long', '12~January~2027'],
  ['en', 'full', 'Tuesday 12~January~2027'],
] as const)('a day in %s, %s: its number is joined to the month', (locale, style, words) => {
  expect(shown(formatDay(january(12), locale, style))).toBe(words);
});

it.each([
  [january(8), january(10), '8–10~stycznia~2027'],
  [january(30), january(32), '30~stycznia – 1~lutego~2027'],
  [january(12), january(12), '12~stycznia~2027'],
])('consecutive days are one range', (first, last, words) => {
  expect(shown(formatDayRange(first, last, 'pl'))).toBe(words);
});

it('formats an instant in Warsaw time, in winter and in summer', () => {
  expect(shown(formatWarsawDayAndTime(Date.UTC(2027, 0, 12, 13, 30), 'pl'))).toBe('12~stycznia~2027 o~14:30');
  expect(shown(formatWarsawDayAndTime(Date.UTC(2027, 6, 12, 23, 30), 'pl'))).toBe('13~lipca~2027 o~01:30');
});

test.each([
  ['2026-11-26T18:58:00Z', '19:58', '19:58 (Polish time)'],
  ['2026-07-01T18:58:00Z', '20:58', '20:58 (Polish time)'],
  ['2026-10-25T00:00:00Z', '02:00 (czasu letniego)', '02:00 (Polish summer time)'],
  ['2026-10-25T00:45:00Z', '02:45 (czasu letniego)', '02:45 (Polish summer time)'],
  ['2026-10-25T01:45:00Z', '02:45 (czasu zimowego)', '02:45 (Polish winter time)'],
  ['2026-10-24T23:59:00Z', '01:59', '01:59 (Polish time)'],
  ['2026-10-25T02:00:00Z', '03:00', '03:00 (Polish time)'],
  ['2027-03-28T00:59:00Z', '01:59', '01:59 (Polish time)'],
  ['2027-03-28T01:00:00Z', '03:00', '03:00 (Polish time)'],
])('a deadline at %s is %s in Polish and %s in English', (instant, polish, english) => {
  const at = Date.parse(instant);
  expect([formatWarsawTime(at, 'pl'), formatWarsawTime(at, 'en')]).toEqual([polish, english]);
  expect(shown(formatWarsawDayAndTime(at, 'pl')).endsWith(polish)).toBe(true);
  expect(shown(formatWarsawDayAndTime(at, 'en')).endsWith(english)).toBe(true);
});

test('formats no two instants of the repeated hour alike', () => {
  const hours = Array.from({ length: 24 * 4 }, (_, quarter) => Date.parse('2026-10-24T22:00Z') + quarter * 900_000);
  for (const locale of ['pl', 'en'] as const)
    expect(new Set(hours.map((at) => formatWarsawDayAndTime(at, locale))).size).toBe(hours.length);
});
