import { formatCivilDate } from '#generated/runtime/civil-date.ts';
import type { Calendar, CalendarPattern } from './calendar-pattern.ts';

export interface PlannedTerm {
  readonly id: string;
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

/**
 * The dates of the demo calendar after `today` (a day number). A date keeps its id, day and places from one day to the
 * next; only new ones appear at the far end.
 */
export function planTerms(calendar: Calendar, cities: readonly string[], today: number): readonly PlannedTerm[] {
  const span = { today, last: today + calendar.horizonWeeks * weekLength };
  return calendar.patterns.flatMap((pattern) =>
    (pattern.cities === 'all' ? cities : pattern.cities).flatMap((city, index) =>
      planCity(pattern, { id: city, index }, span),
    ),
  );
}

function planCity(
  pattern: CalendarPattern,
  city: { readonly id: string; readonly index: number },
  span: { readonly today: number; readonly last: number },
): readonly PlannedTerm[] {
  const phase = pattern.firstWeek + city.index * pattern.cityStep;
  const first = weekOf(span.today) + modulo(phase - weekOf(span.today), pattern.everyWeeks);
  const count = Math.floor((weekOf(span.last) - first) / pattern.everyWeeks) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, turn) => first + turn * pattern.everyWeeks)
    .map((week) => ({ week, day: firstMonday + week * weekLength + pattern.weekday - 1 }))
    .filter(({ day }) => day > span.today && day <= span.last)
    .map(({ week, day }) => {
      const dateStart = formatCivilDate(day);
      const turn = Math.floor((week - phase) / pattern.everyWeeks) + city.index;
      return {
        id: `${pattern.id}-${city.id}-${dateStart}`,
        type: pattern.type,
        client: pattern.client,
        city: city.id,
        dateStart,
        hours: pattern.hours,
        freePlaces: pattern.places[modulo(turn, pattern.places.length)] ?? null,
      };
    });
}
