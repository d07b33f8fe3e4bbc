import { describe, expect, it } from 'vitest';
import {
  addMonths,
  addYears,
  ageOn,
  dayNumber,
  formatCivilDate,
  isSunday,
  parseCivilDate,
  toCivilDate,
  weekdayOf,
} from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';

const millisecondsPerDay = 86_400_000;
const day = (text: string): number => Date.parse(`${text}T00:00Z`) / millisecondsPerDay;
const [first, last] = [day('1900-01-01'), day('2199-12-31')];

describe('a civil date', () => {
  it('agrees with the platform on every day from 1900 to 2199', () => {
    for (let count = first; count <= last; count += 1) {
      const date = new Date(count * millisecondsPerDay);
      const parts = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
      const text = date.toISOString().slice(0, 10);
      if (dayNumber(parts) !== count || parseCivilDate(text) !== count || formatCivilDate(count) !== text)
        throw new Error(`Day ${count} is ${text}.`);
      const read = toCivilDate(count);
      if (read.year !== parts.year || read.month !== parts.month || read.day !== parts.day)
        throw new Error(`Day ${count} is ${text}, not ${JSON.stringify(read)}.`);
      if (weekdayOf(count) % 7 !== date.getUTCDay()) throw new Error(`The weekday of ${text} is wrong.`);
    }
    expect(isSunday(day('2026-11-22'))).toBe(true);
    expect(isSunday(day('2026-11-21'))).toBe(false);
  });

  it('is parsed only from an existing day', () => {
    for (const text of [
      '2026-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-01-00',
      '2026-1-1',
      '2026-01-01T00:00',
      '',
      '٢٠٢٦-01-01',
    ])
      expect(parseCivilDate(text), text).toBeNull();
    expect(parseCivilDate('2028-02-29')).toBe(day('2028-02-29'));
    expect(formatCivilDate(day('2028-02-29'))).toBe('2028-02-29');
  });

  it('moves by months, clamped to the last day of a shorter one', () => {
    const from = day('2026-11-30');
    expect(addMonths(from, 3)).toBe(day('2027-02-28'));
    expect(addMonths(from, -12)).toBe(day('2025-11-30'));
    expect(addMonths(day('2027-12-31'), 2)).toBe(day('2028-02-29'));
    expect(addMonths(day('2027-12-31'), 1)).toBe(day('2028-01-31'));
    expect(addYears(day('2024-02-29'), 3)).toBe(day('2027-02-28'));
    expect(addYears(day('2024-02-29'), 4)).toBe(day('2028-02-29'));
  });

  it('moves monotonically and keeps its day of the month where it exists', () => {
    for (let count = day('2023-01-01'); count < day('2029-01-01'); count += 1)
      for (const months of [0, 1, 3, 12, 36]) {
        const moved = addMonths(count, months);
        expect(moved <= addMonths(count + 1, months)).toBe(true);
        expect(toCivilDate(moved).day <= toCivilDate(count).day).toBe(true);
      }
  });

  it('completes a year at the beginning of the birthday', () => {
    expect(ageOn(day('2008-02-29'), day('2026-02-27'))).toBe(17);
    expect(ageOn(day('2008-02-29'), day('2026-02-28'))).toBe(18);
    expect(ageOn(day('2008-02-29'), day('2028-02-28'))).toBe(19);
    expect(ageOn(day('2008-02-29'), day('2028-02-29'))).toBe(20);
    expect(ageOn(day('2008-11-21'), day('2026-11-20'))).toBe(17);
    expect(ageOn(day('2008-11-21'), day('2026-11-21'))).toBe(18);
    expect(ageOn(day('2008-11-21'), day('2008-11-21'))).toBe(0);
    expect(ageOn(day('2008-11-21'), day('2008-11-20'))).toBe(-1);
  });
});

describe('the date in Warsaw', () => {
  const warsaw = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Warsaw', dateStyle: 'short' });

  it('agrees with the time zone database every half hour of years with all kinds of changes, and second by second around them', () => {
    const halfHour = 1_800_000;
    const mismatches: string[] = [];
    const check = (instant: number) => {
      if (formatCivilDate(warsawDate(instant)) !== warsaw.format(instant))
        mismatches.push(new Date(instant).toISOString());
    };
    for (const year of [2024, 2026, 2027, 2032])
      for (let instant = Date.UTC(year, 0, 1); instant < Date.UTC(year + 1, 0, 1); instant += halfHour) check(instant);
    for (const text of [
      '2026-03-28T23:00Z',
      '2026-03-29T22:00Z',
      '2026-10-24T22:00Z',
      '2026-10-25T23:00Z',
      '2027-10-31T01:00Z',
    ])
      for (let seconds = -5; seconds <= 5; seconds += 1) check(Date.parse(text) + seconds * 1000);
    expect(mismatches).toEqual([]);
  });
});
