import { describe, expect, it } from 'vitest';
import { dayNumber, formatCivilDate, parseCivilDate, weekdayOf } from '#domain/dates/civil-date.ts';
import { easterSunday, isDayOff, lastDayOfPeriod } from '#domain/dates/working-days.ts';
import { publicHolidays } from '#generated/data/public-holidays.ts';

const day = (text: string): number => parseCivilDate(text) ?? 0;

describe('days off', () => {
  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2028, '2028-04-16'],
    [2038, '2038-04-25'],
  ])('Easter Sunday of %i is %s', (year, date) => {
    expect(formatCivilDate(easterSunday(year))).toBe(date);
  });

  it('Easter is always a Sunday between 22 March and 25 April', () => {
    for (let year = 1900; year < 2200; year += 1) {
      const easter = easterSunday(year);
      expect(weekdayOf(easter)).toBe(7);
      expect(easter).toBeGreaterThanOrEqual(dayNumber({ year, month: 3, day: 22 }));
      expect(easter).toBeLessThanOrEqual(dayNumber({ year, month: 4, day: 25 }));
    }
  });

  it.each(['2026-05-24', '2026-06-04', '2027-05-16', '2027-05-27', '2028-06-15', '2026-12-24', '2026-11-11'])(
    '%s is a day off',
    (date) => {
      expect(isDayOff(day(date), publicHolidays)).toBe(true);
    },
  );

  it('the Friday after Corpus Christi is a working day', () => {
    expect(isDayOff(day('2026-06-05'), publicHolidays)).toBe(false);
  });
});

describe('the last day to withdraw', () => {
  it.each([
    ['2026-11-06', '2026-11-20'],
    ['2026-12-10', '2026-12-28'],
    ['2027-03-13', '2027-03-30'],
  ])('for a contract of %s is %s', (contract, last) => {
    expect(formatCivilDate(lastDayOfPeriod(day(contract), 14, publicHolidays))).toBe(last);
  });
});
