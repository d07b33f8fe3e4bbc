import { z } from 'zod';
import { parseCivilDate } from '#domain/dates/civil-date.ts';

/** As far as the database counts. */
const highestNumber = 2 ** 31 - 1;

/** A number of the calendar or of a list. */
export const wholeNumber = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .refine((value) => value <= highestNumber);

/** A day that exists, `YYYY-MM-DD`. */
export const civilDay = z.string().refine((text) => parseCivilDate(text) !== null);

/** A file of which the line has the name, and whoever carries the command out the content. */
export const givenFile = z.union([
  z.string().transform((name) => ({ name, content: '' })),
  z.strictObject({ name: z.string(), content: z.string() }),
]);
