import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Calendar } from '#domain/dates/demo-calendar.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { type Database, takeAdvisoryLock } from '../database/database.ts';
import { terms } from '../database/schema.ts';
import type { Catalogue } from './catalogue.ts';
import { type PlannedTerm, planDemoTerms } from './plan-terms.ts';

const chunkSize = 500;

/** An empty demo calendar: it removes the demo dates of an earlier start. */
export const noDates: Calendar = { horizonWeeks: 0, patterns: [] };

/**
 * Updates the demo dates for the day of an instant in Warsaw: adds new ones, corrects planned ones, deletes past and dropped ones. A date
 * with a booking or a reserve list is never changed.
 */
export const updateDemoTerms = async (database: Database, catalogue: Catalogue, now: number): Promise<void> => {
  const planned = planDemoTerms(catalogue.calendar, catalogue.cities, warsawDate(now));
  const ids = new Set(planned.map(({ id }) => id));
  await database.transaction(async (transaction) => {
    await takeAdvisoryLock(transaction, 'seed terms');
    const stored = await transaction
      .select({ id: terms.id })
      .from(terms)
      .where(and(eq(terms.demo, true), eq(terms.booked, false)));
    const dropped = stored.map(({ id }) => id).filter((id) => !ids.has(id));
    for (const chunk of chunksOf(dropped)) {
      await transaction.delete(terms).where(and(inArray(terms.id, chunk), eq(terms.booked, false)));
    }
    for (const chunk of chunksOf(planned)) {
      await transaction
        .insert(terms)
        .values(chunk.map((term) => ({ ...term, demo: true })))
        .onConflictDoUpdate({ target: terms.id, set: plannedColumns, setWhere: eq(terms.booked, false) });
    }
  });
};

const plannedColumns: Record<Exclude<keyof PlannedTerm, 'id'>, ReturnType<typeof sql>> = {
  type: sql`excluded.type`,
  client: sql`excluded.client`,
  city: sql`excluded.city`,
  dateStart: sql`excluded.date_start`,
  hours: sql`excluded.hours`,
  freePlaces: sql`excluded.free_places`,
};

const chunksOf = <T>(list: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(list.length / chunkSize) }, (_, index) =>
    list.slice(index * chunkSize, (index + 1) * chunkSize),
  );
