import { civilDateOf, dayNumber, weekdayOf } from './civil-date.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** The last Sunday of a 31-day month, as a day number. */
const lastSunday = (year: number, month: number): number => {
  const last = dayNumber({ year, month, day: 31 });
  return last - (weekdayOf(last) % 7);
};

/** Summer time runs from 01:00 UTC on the last Sunday of March to 01:00 UTC on the last Sunday of October. */
const isSummerTime = (instant: number): boolean => {
  const { year } = civilDateOf(Math.floor(instant / day));
  return instant >= lastSunday(year, 3) * day + hour && instant < lastSunday(year, 10) * day + hour;
};

/**
 * The civil date in Warsaw, as a day number, at an instant (milliseconds since 1970-01-01T00:00Z). The European Union's
 * summer-time rule of 1996 holds for every year, whatever the time zone of the machine.
 */
export const warsawDate = (instant: number): number =>
  Math.floor((instant + (isSummerTime(instant) ? 2 : 1) * hour) / day);
