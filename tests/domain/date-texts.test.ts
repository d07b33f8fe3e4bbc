import { expect, it } from 'vitest';
import { dayNumber } from '#domain/dates/civil-date.ts';
import { dayInWords, instantInWords, spanInWords } from '#domain/dates/dates-in-words.ts';

/** Commas and thin spaces are left to the tables of languages that Node brings. */
const shown = (words: string): string => words.replaceAll('\u{a0}', '~').replaceAll('\u{2009}', ' ').replace(',', '');
const january = (day: number): number => dayNumber({ year: 2027, month: 1, day });

it.each([
  ['pl', 'long', '12~stycznia 2027'],
  ['pl', 'full', 'wtorek 12~stycznia 2027'],
  ['en', 'long', '12~January 2027'],
  ['en', 'full', 'Tuesday 12~January 2027'],
] as const)('a day in %s, %s: its number stays with the month', (locale, style, words) => {
  expect(shown(dayInWords(january(12), locale, style))).toBe(words);
});

it.each([
  [january(8), january(10), '8–10~stycznia 2027'],
  [january(30), january(32), '30~stycznia – 1~lutego 2027'],
  [january(12), january(12), '12~stycznia 2027'],
])('days that follow one another are one span', (first, last, words) => {
  expect(shown(spanInWords(first, last, 'pl'))).toBe(words);
});

it('an instant is written in the time of Warsaw, in winter and in summer', () => {
  expect(shown(instantInWords(Date.UTC(2027, 0, 12, 13, 30), 'pl'))).toBe('12~stycznia 2027 14:30');
  expect(shown(instantInWords(Date.UTC(2027, 6, 12, 23, 30), 'pl'))).toBe('13~lipca 2027 01:30');
});
