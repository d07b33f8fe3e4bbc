import { z } from 'zod';
import type { terms } from '../database/schema.ts';

/** Columns for the server and the office only; all others are public. */
type Inner = 'reserveCount' | 'booked' | 'demo' | 'upstreamPlaces' | 'upstreamFetchedAt' | 'cancelledAt';

const shown = {
  id: z.int(),
  type: z.string(),
  client: z.string(),
  city: z.string(),
  dateStart: z.iso.date(),
  hours: z.strictObject({ pl: z.string(), en: z.string() }).nullable(),
  freePlaces: z.int().nullable(),
} satisfies Readonly<Record<Exclude<keyof typeof terms.$inferSelect, Inner>, z.ZodType>>;

/** Terms as they are shown; other columns of the database are left out. */
export const publishedTerms = z.array(z.object(shown));

/** A term of the office's calendar, as the pages of the site show it. */
export type PublishedTerm = z.infer<typeof publishedTerms>[number];
