import { minutesToStart, termStart } from '#domain/dates/term-start.ts';
import { courseStarted } from '#generated/rules/course-started.ts';
import type { terms } from '../database/schema.ts';

/** What decides when a term of the database begins. */
export type StartingTerm = Pick<typeof terms.$inferSelect, 'dateStart' | 'hours'>;

/** The instant at which a term begins, in milliseconds since 1970-01-01T00:00Z. */
export const startOf = ({ dateStart, hours }: StartingTerm): number =>
  termStart({ dateStart, hours: hours?.pl ?? null });

/** Minutes until a term begins, at an instant in milliseconds since 1970-01-01T00:00Z. */
export const minutesUntil = ({ dateStart, hours }: StartingTerm, now: number): number =>
  minutesToStart({ dateStart, hours: hours?.pl ?? null }, now);

export const hasStarted = (term: StartingTerm, now: number): boolean =>
  courseStarted({ minutesToStart: minutesUntil(term, now) }).value === 'started';
