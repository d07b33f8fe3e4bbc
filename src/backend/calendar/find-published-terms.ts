import { and, asc, eq, gte, isNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { terms } from '../database/schema.ts';
import type { PublishedTerm } from './published-terms.ts';

/** Terms from a day on (`YYYY-MM-DD`) that were not called off; invented ones are not published. */
export const findPublishedTerms = (database: Database, from: string): Promise<PublishedTerm[]> =>
  database
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
    .where(and(gte(terms.dateStart, from), isNull(terms.cancelledAt), eq(terms.demo, false)))
    .orderBy(asc(terms.dateStart), asc(terms.id));
