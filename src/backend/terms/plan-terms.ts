import { formatCivilDate } from '#domain/dates/civil-date.ts';
import type { Calendar, CalendarPattern } from '#domain/dates/demo-calendar.ts';
import { isPublicHoliday } from '#domain/dates/working-days.ts';
import { audiences } from '#generated/data/audiences.ts';
import { daysOfType } from '#generated/data/calendar-keys.ts';
import { courseTypes } from '#generated/data/course-types.ts';
import { publicHolidays } from '#generated/data/public-holidays.ts';

export interface PlannedTerm {
  readonly id: number;
  readonly type: string;
  readonly client: string;
  readonly city: string;
  readonly dateStart: string;
  readonly hours: { readonly pl: string; readonly en: string } | null;
  readonly freePlaces: number | null;
}

const weekLength = 7;
/** Monday 5 January 1970, as a day number: weeks are counted from it, so that a rhythm does not drift with today. */
const firstMonday = 4;

const weekOf = (day: number): number => Math.floor((day - firstMonday) / weekLength);
const modulo = (value: number, divisor: number): number => ((value % divisor) + divisor) % divisor;

export interface CalendarCity {
  readonly id: string;
  /** Number of the city in the calendar service. */
  readonly calendarId: number;
}

/**
 * The demo dates after `today` (a day number). A date keeps its id, day and seats from one day to the next; new ones only appear at the
 * far end. None falls on a public holiday.
 */
export const planDemoTerms = (
  calendar: Calendar,
  cities: readonly CalendarCity[],
  today: number,
): readonly PlannedTerm[] => {
  const span = { today, last: today + calendar.horizonWeeks * weekLength };
  return calendar.patterns.flatMap((pattern) => {
    const client = clientOf(pattern.type);
    if (client === null) return [];
    return citiesOf(pattern, cities).flatMap((city, index) =>
      planCity(pattern, { ...city, index }, span).map((term) => ({ ...term, client })),
    );
  });
};

/** The calendar client of the audience for which a type of the calendar is meant. */
const clientOf = (type: string): string | null => {
  const course = courseTypes.find(({ calendar }) => calendar === type);
  return audiences.find(({ id }) => id === course?.audience)?.client ?? null;
};

const citiesOf = (pattern: CalendarPattern, cities: readonly CalendarCity[]): readonly CalendarCity[] =>
  cities.filter(({ id }) => pattern.cities === 'all' || pattern.cities.includes(id));

/** The first day of a term, moved by whole weeks until none of its days is a public holiday. */
const workableDay = (day: number, type: string): number => {
  const offsets = daysOfType(type) ?? [0];
  const isWorkable = offsets.every((offset) => !isPublicHoliday(day + offset, publicHolidays));
  return isWorkable ? day : workableDay(day + weekLength, type);
};

const planCity = (
  pattern: CalendarPattern,
  city: CalendarCity & { readonly index: number },
  span: { readonly today: number; readonly last: number },
): readonly Omit<PlannedTerm, 'client'>[] => {
  const phase = pattern.firstWeek + city.index * pattern.cityStep;
  const coming = weekOf(span.today) + modulo(phase - weekOf(span.today), pattern.everyWeeks);
  const first = coming - pattern.everyWeeks;
  const count = Math.floor((weekOf(span.last) - first) / pattern.everyWeeks) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, turn) => first + turn * pattern.everyWeeks)
    .map((week) => ({ week, day: workableDay(firstMonday + week * weekLength + pattern.weekday - 1, pattern.type) }))
    .filter(({ day }) => day > span.today && day <= span.last)
    .map(({ week, day }) => {
      const turn = Math.floor(week / pattern.everyWeeks) + city.index;
      return {
        id: (pattern.number * 100 + city.calendarId) * 10_000 + week,
        type: pattern.type,
        city: city.id,
        dateStart: formatCivilDate(day),
        hours: pattern.hours,
        freePlaces: pattern.places[modulo(turn, pattern.places.length)] ?? null,
      };
    });
};
