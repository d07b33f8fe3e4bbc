import { dayNumber, toCivilDate, weekdayOf } from './civil-date.ts';
import { millisecondsPerDay as day, millisecondsPerHour as hour } from './durations.ts';

/** The last Sunday of a 31-day month, as a day number. */
const lastSunday = (year: number, month: number): number => {
  const last = dayNumber({ year, month, day: 31 });
  return last - (weekdayOf(last) % 7);
};

/** Summer time runs from 01:00 UTC on the last Sunday of March to 01:00 UTC on the last Sunday of October. */
const isSummerTime = (instant: number): boolean => {
  const { year } = toCivilDate(Math.floor(instant / day));
  return instant >= lastSunday(year, 3) * day + hour && instant < lastSunday(year, 10) * day + hour;
};

/**
 * What clocks in Warsaw show at an instant (milliseconds since 1970-01-01T00:00Z), in milliseconds since their 1970-01-01. The
 * European Union's summer-time rule of 1996 applies for every year, whatever the time zone of the machine.
 */
export const warsawClockTime = (instant: number): number => instant + (isSummerTime(instant) ? 2 : 1) * hour;

/**
 * The civil date in Warsaw, as a day number, at an instant (milliseconds since 1970-01-01T00:00Z).
 * @example warsawDate(Date.UTC(2026, 10, 27, 23, 30)) // 20785: already 28 November in Warsaw
 */
export const warsawDate = (instant: number): number => Math.floor(warsawClockTime(instant) / day);

/**
 * Whether an instant is in the first or the second run of the hour that clocks in Warsaw show twice when summer time ends; null in any
 * other hour.
 */
export const findRepeatedHour = (instant: number): 'first' | 'second' | null => {
  if (isSummerTime(instant)) return isSummerTime(instant + hour) ? null : 'first';
  return isSummerTime(instant - hour) ? 'second' : null;
};

/**
 * The instant at which clocks in Warsaw show a minute of a day (a day number): the first of two in the night in which summer time ends;
 * for a minute of the hour that is skipped in spring, the same minute one hour later.
 */
export const instantOfWarsawTime = (dayCount: number, minute: number): number => {
  const shown = dayCount * day + (minute * hour) / 60;
  return isSummerTime(shown - 2 * hour) ? shown - 2 * hour : shown - hour;
};
