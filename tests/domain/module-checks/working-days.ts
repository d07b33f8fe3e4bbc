import { dateOf, dayAt, dayOf, range, textOf, weekdayOf } from './calendar.ts';
import { same } from './same.ts';

/** Easter by the tables of Clavius, as Knuth writes them: the Sunday after the full moon on or after 21 March. */
const easter = (year: number): number => {
  const golden = (year % 19) + 1;
  const century = Math.floor(year / 100) + 1;
  const solar = Math.floor((3 * century) / 4) - 12;
  const lunar = Math.floor((8 * century + 5) / 25) - 5;
  const age = (((11 * golden + 20 + lunar - solar) % 30) + 30) % 30;
  const epact = (age === 25 && golden > 11) || age === 24 ? age + 1 : age;
  const fullMoon = dayAt(year, 3, epact > 23 ? 74 - epact : 44 - epact);
  return fullMoon + 7 - (weekdayOf(fullMoon) % 7);
};

const holidays = [
  { month: 1, day: 1 },
  { month: 11, day: 11 },
  { month: 12, day: 25 },
  { afterEaster: 1 },
  { afterEaster: 60 },
] as const;

const isOff = (count: number): boolean => {
  const { year, month, day } = dateOf(count);
  const fixed = ['1-1', '11-11', '12-25'].includes(`${month}-${day}`);
  return fixed || weekdayOf(count) > 5 || [1, 60].some((days) => easter(year) + days === count);
};

const end = (from: number, days: number): number => {
  const last = from + days;
  return range(last, last + 30).find((day) => !isOff(day)) ?? last;
};

/** Easter by the church's tables, days off and ends of terms. */
export const workingDaysCheck = (module: typeof import('#domain/dates/working-days.ts')): void => {
  for (const text of ['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2038-04-25', '1954-04-18', '1981-04-19'])
    same(module.easterSunday(dateOf(dayOf(text)).year), dayOf(text), text);
  for (const day of range(dayOf('2024-01-01'), dayOf('2029-01-01'))) {
    same(module.isDayOff(day, holidays), isOff(day), textOf(day));
    same(module.lastDayOfPeriod(day, 14, holidays), end(day, 14), textOf(day));
  }
  for (const year of range(1583, 10_600)) same(module.easterSunday(year), easter(year), year);
};
