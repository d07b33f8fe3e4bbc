import { dayNumber, toCivilDate, weekdayOf } from './civil-date.ts';

/** A day off by law: a month and a day, or a number of days after Easter Sunday. */
export type Holiday = { readonly month: number; readonly day: number } | { readonly afterEaster: number };

/** Day number of Easter Sunday, by the Gregorian computus of Meeus, Jones and Butcher. */
export const easterSunday = (year: number): number => {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const months = epact + weekday - 7 * late + 114;
  return dayNumber({ year, month: Math.floor(months / 31), day: (months % 31) + 1 });
};

const fallsOn = (holiday: Holiday, dayCount: number): boolean => {
  const { year, month, day } = toCivilDate(dayCount);
  if ('afterEaster' in holiday) return dayCount === easterSunday(year) + holiday.afterEaster;
  return holiday.month === month && holiday.day === day;
};

export const isPublicHoliday = (dayCount: number, holidays: readonly Holiday[]): boolean =>
  holidays.some((holiday) => fallsOn(holiday, dayCount));

/** Whether a day is a Saturday, a Sunday or a public holiday. */
export const isDayOff = (dayCount: number, holidays: readonly Holiday[]): boolean =>
  weekdayOf(dayCount) >= 6 || isPublicHoliday(dayCount, holidays);

/**
 * Last day of a period of `days` days that begins on the day after `from`; if it is a Saturday, a Sunday or a public holiday, the next
 * working day (Civil Code, art. 111 and 115).
 */
export const lastDayOfPeriod = (from: number, days: number, holidays: readonly Holiday[]): number => {
  let last = from + days;
  while (isDayOff(last, holidays)) last += 1;
  return last;
};
