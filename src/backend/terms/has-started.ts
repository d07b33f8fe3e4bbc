import { minutesUntilTermStart, type TermStart, termStartInstant } from '#domain/dates/term-start.ts';
import { hasTermBegun } from '#forms/registration/offer.ts';
import type { terms } from '../database/schema.ts';

/** The columns that decide when a stored term begins. */
export type StartingTerm = Pick<typeof terms.$inferSelect, 'dateStart' | 'hours'>;

/** The start of a stored term in the form in which the calendar states it. */
export const toCalendarTermStart = ({ dateStart, hours }: StartingTerm): TermStart => ({
  dateStart,
  hours: hours?.pl ?? null,
});

/** The instant at which a term begins, in milliseconds since 1970-01-01T00:00Z. */
export const storedTermStartInstant = (term: StartingTerm): number => termStartInstant(toCalendarTermStart(term));

/** Minutes until a term begins, at an instant in milliseconds since 1970-01-01T00:00Z. */
export const minutesUntilStoredTerm = (term: StartingTerm, now: number): number =>
  minutesUntilTermStart(toCalendarTermStart(term), now);

/** The earlier of an instant and the beginning of a term: nothing is kept for anybody once the course has begun. */
export const untilTermStart = (term: StartingTerm, instant: number): Date =>
  new Date(Math.min(instant, storedTermStartInstant(term)));

export const hasTermStarted = (term: StartingTerm, now: number): boolean =>
  hasTermBegun(toCalendarTermStart(term), now);
