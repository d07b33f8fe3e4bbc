import { and, asc, eq, gte, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { terms } from '../database/schema.ts';

export const publishedTerms = z.array(
  z.strictObject({
    id: z.int(),
    type: z.string(),
    client: z.string(),
    city: z.string(),
    dateStart: z.iso.date(),
    hours: z.strictObject({ pl: z.string(), en: z.string() }).nullable(),
    freePlaces: z.int().nullable(),
  }),
);

/** A term that the office has in its calendar, as the pages of the site tell it. */
export type PublishedTerm = z.infer<typeof publishedTerms>[number];

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
