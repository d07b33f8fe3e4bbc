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

const groszePerZloty = 100;

/** Złoty as they are typed, `1690` or `349,50`, in grosze. */
export const zloty = z
  .string()
  .regex(/^\d{1,6}(?:[.,]\d{2})?$/)
  .transform((text) => Math.round(Number(text.replace(',', '.')) * groszePerZloty));

/** A day that exists, `YYYY-MM-DD`. */
export const civilDay = z.string().refine((text) => parseCivilDate(text) !== null);

/** A file of which the line has the name, and whoever carries the command out the bytes, in Base64. */
export const givenFile = z.union([
  z.string().transform((name) => ({ name, bytes: Buffer.alloc(0) })),
  z
    .strictObject({ name: z.string(), base64: z.string() })
    .transform(({ name, base64 }) => ({ name, bytes: Buffer.from(base64, 'base64') })),
]);

/** An address to be looked for; whether it can exist is not judged. */
export const emailAddress = z.string().regex(/^[^\s@]+@[^\s@]+$/);
