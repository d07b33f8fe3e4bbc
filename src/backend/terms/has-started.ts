import { minutesToStart, type TermStart, termStart } from '#domain/dates/term-start.ts';
import { hasBegun } from '#forms/registration/offer.ts';
import type { terms } from '../database/schema.ts';

/** What decides when a term of the database begins. */
export type StartingTerm = Pick<typeof terms.$inferSelect, 'dateStart' | 'hours'>;

/** When a stored term begins, as the calendar states it. */
export const statedTermStart = ({ dateStart, hours }: StartingTerm): TermStart => ({
  dateStart,
  hours: hours?.pl ?? null,
});

/** The instant at which a term begins, in milliseconds since 1970-01-01T00:00Z. */
export const termStartInstant = (term: StartingTerm): number => termStart(statedTermStart(term));

/** Minutes until a term begins, at an instant in milliseconds since 1970-01-01T00:00Z. */
export const minutesUntil = (term: StartingTerm, now: number): number => minutesToStart(statedTermStart(term), now);

export const hasStarted = (term: StartingTerm, now: number): boolean => hasBegun(statedTermStart(term), now);
