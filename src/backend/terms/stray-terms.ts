import { and, count, gte, isNull, sql } from 'drizzle-orm';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import type { Database } from '../database/database.ts';
import { terms } from '../database/schema.ts';
import type { CalendarList, Catalogue } from './catalogue.ts';

/** A list of the calendar without a course, with the terms that are still stored in it. */
export interface StrayTerms extends CalendarList {
  readonly terms: number;
  /** How many of these terms have bookings. */
  readonly booked: number;
}

/** Whether no course has the type and client of a term: visitors can neither see nor book such a term. */
export const isStrayTerm = ({ lists }: Pick<Catalogue, 'lists'>, { type, client }: CalendarList): boolean =>
  !lists.some((list) => list.type === type && list.client === client);

/** The future terms in lists without a course. */
export const findStrayTerms = async (
  database: Database,
  catalogue: Pick<Catalogue, 'lists'>,
  now: number,
): Promise<readonly StrayTerms[]> => {
  const stored = await database
    .select({
      type: terms.type,
      client: terms.client,
      terms: count(),
      booked: sql<number>`(count(*) filter (where ${terms.booked}))::int`,
    })
    .from(terms)
    .where(and(isNull(terms.cancelledAt), gte(terms.dateStart, formatCivilDate(warsawDate(now)))))
    .groupBy(terms.type, terms.client);
  return stored.filter((list) => isStrayTerm(catalogue, list));
};
