import { and, asc, eq, gte, isNull } from 'drizzle-orm';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import type { Database } from '../database/database.ts';
import { terms } from '../database/schema.ts';
import { hasStarted } from './has-started.ts';
import type { PublishedTerm } from './published-terms.ts';

/** Terms that have not begun at an instant and were not called off; invented ones are not published. */
export const findPublishedTerms = async (database: Database, now: number): Promise<PublishedTerm[]> => {
  const found = await database
    .select({
      id: terms.id,
      type: terms.type,
      client: terms.client,
      city: terms.city,
      dateStart: terms.dateStart,
      hours: terms.hours,
      freePlaces: terms.freePlaces,
    })
    .from(terms)
    .where(
      and(gte(terms.dateStart, formatCivilDate(warsawDate(now))), isNull(terms.cancelledAt), eq(terms.demo, false)),
    )
    .orderBy(asc(terms.dateStart), asc(terms.id));
  return found.filter((term) => !hasStarted(term, now));
};
