import { z } from 'zod/mini';
import { term } from '#generated/schemas/shapes.ts';

/** A date of a course as a mail is told of it. */
export const mailTerm = z.pick(term, {
  id: true,
  name: true,
  type: true,
  dateStart: true,
  showHours: true,
  hoursRendered: true,
  city: true,
});
