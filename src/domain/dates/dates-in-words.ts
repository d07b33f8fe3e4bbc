import { type Locale, languages } from '../locale.ts';
import { formatWarsawTime } from './clock-in-words.ts';
import { millisecondsPerDay } from './durations.ts';

/** A day stays on a line with its month, and the month with its year. */
const bound = (words: string): string => words.replaceAll(/(?<=\d) (?=\p{L})|(?<=\p{L}) (?=\d{4})/gu, '\u{a0}');

const daysOf = (locale: Locale, dateStyle: 'long' | 'full'): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(languages[locale].tag, { dateStyle, timeZone: 'UTC' });

/**
 * A day, counted from 1970-01-01: `12 stycznia 2027`; with its weekday if `full`.
 * @example formatDay(20785, 'pl') // '28 listopada 2026'
 */
export const formatDay = (day: number, locale: Locale, style: 'long' | 'full' = 'long'): string =>
  bound(daysOf(locale, style).format(day * millisecondsPerDay));

/** Days that follow one another, both counted from 1970-01-01: `11–13 grudnia 2026`. */
export const formatDayRange = (first: number, last: number, locale: Locale): string =>
  bound(
    daysOf(locale, 'long')
      .formatRange(first * millisecondsPerDay, last * millisecondsPerDay)
      .replace(/^(\d+)\s–\s(?=\d)/u, '$1–'),
  );

/** The month of a day, counted from 1970-01-01: `styczeń 2027`. */
export const formatMonthAndYear = (day: number, locale: Locale): string =>
  new Intl.DateTimeFormat(languages[locale].tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    day * millisecondsPerDay,
  );

const atTime: Readonly<Record<Locale, string>> = { pl: 'o', en: 'at' };

/**
 * Day and time in Warsaw of an instant, in milliseconds since 1970-01-01, with its zone where that could be misread: `12 stycznia 2027 o
 * 14:30`.
 */
export const formatWarsawDayAndTime = (instant: number, locale: Locale): string => {
  const day = new Intl.DateTimeFormat(languages[locale].tag, { dateStyle: 'long', timeZone: 'Europe/Warsaw' });
  return `${bound(day.format(instant))} ${atTime[locale]}\u{a0}${formatWarsawTime(instant, locale)}`;
};
