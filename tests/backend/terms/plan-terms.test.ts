import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planDemoTerms } from '#backend/terms/plan-terms.ts';
import { dayNumber, parseCivilDate, weekdayOf } from '#domain/dates/civil-date.ts';
import { isPublicHoliday } from '#domain/dates/working-days.ts';
import { calendarKeys } from '#generated/data/calendar-keys.ts';
import { publicHolidays } from '#generated/data/public-holidays.ts';
import { calendar, catalogue, courseKeys } from '../fixtures/catalogue-fixture.ts';

const today = dayNumber({ year: 2026, month: 11, day: 21 });
const anyDay = fc.integer({ min: today - 4000, max: today + 4000 });
const plan = (day: number) => planDemoTerms(calendar, catalogue.cities, day);

test('has a date of each course that a pattern offers in a city, on every day', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const offered = new Set(plan(day).map(({ type, city }) => `${type} ${city}`));
      for (const { type, cities } of calendar.patterns) {
        const expected = cities === 'all' ? catalogue.cities.map(({ id }) => id) : cities;
        expect(expected.filter((city) => !offered.has(`${type} ${city}`))).toEqual([]);
      }
    }),
    { numRuns: 60 },
  );
});

test('has a pattern for every calendar key of a course, and uses its numbers once', () => {
  expect(new Set(calendar.patterns.map(({ type }) => type))).toEqual(new Set(courseKeys));
  expect(new Set(calendar.patterns.map(({ number }) => number)).size).toBe(calendar.patterns.length);
});

test('shows every kind of availability for every course', () => {
  const kind = (places: number | null): string => {
    if (places === null) return 'unknown';
    if (places < 0) return 'negative';
    if (places <= 1) return String(places);
    if (places <= 4) return '2-4';
    return places <= 10 ? '5-10' : 'more';
  };
  fc.assert(
    fc.property(anyDay, fc.constantFrom(...courseKeys), (day, type) => {
      const offered = plan(day).filter((term) => term.type === type);
      const kinds = [...new Set(offered.map(({ freePlaces }) => kind(freePlaces)))].toSorted();
      expect(kinds).toEqual(['0', '1', '2-4', '5-10', 'more', 'negative', 'unknown']);
    }),
    { numRuns: 200 },
  );
});

test('has unique ids, and dates within the horizon on the weekday of their pattern', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const terms = plan(day);
      expect(new Set(terms.map(({ id }) => id)).size).toBe(terms.length);
      for (const { id, dateStart } of terms) {
        const start = parseCivilDate(dateStart) ?? 0;
        expect(start).toBeGreaterThan(day);
        expect(start).toBeLessThanOrEqual(day + calendar.horizonWeeks * 7);
        const pattern = calendar.patterns.find(({ number }) => number === Math.floor(id / 1_000_000));
        expect(weekdayOf(start)).toBe(pattern?.weekday);
      }
    }),
    { numRuns: 60 },
  );
});

test('plans no day on a public holiday, and hours for every date', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      for (const { type, dateStart, hours } of plan(day)) {
        const offsets = calendarKeys.find(({ key }) => key === type)?.days ?? [0];
        const days = offsets.map((offset) => (parseCivilDate(dateStart) ?? 0) + offset);
        expect(days.filter((one) => isPublicHoliday(one, publicHolidays))).toEqual([]);
        expect(hours).not.toBeNull();
      }
    }),
    { numRuns: 60 },
  );
});

test('plans the same date on two days alike', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 200 }), (day, later) => {
      const before = new Map(plan(day).map((term) => [term.id, term]));
      for (const term of plan(day + later)) expect(before.get(term.id) ?? term).toEqual(term);
    }),
    { numRuns: 60 },
  );
});
