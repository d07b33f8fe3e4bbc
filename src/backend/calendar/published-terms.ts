import { z } from 'zod';

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

/** A term of the office's calendar, as the pages of the site show it. */
export type PublishedTerm = z.infer<typeof publishedTerms>[number];
