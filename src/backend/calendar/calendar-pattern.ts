import { z } from 'zod';

const patternSchema = z.strictObject({
  /** The ids of its terms are made from it, so it is never given to another pattern. */
  number: z.int().min(1).max(99),
  type: z.string().min(1),
  client: z.string().min(1),
  cities: z.union([z.literal('all'), z.array(z.string()).min(1)]),
  firstWeek: z.int().min(0),
  everyWeeks: z.int().min(1),
  cityStep: z.int().min(0),
  /** 1 = Monday … 7 = Sunday. */
  weekday: z.int().min(1).max(7),
  hours: z.strictObject({ pl: z.string(), en: z.string() }).nullable(),
  places: z.array(z.int().nullable()).min(1),
});

/** The demo calendar: rhythms from which dates relative to today are planned. */
export const calendarSchema = z.strictObject({
  horizonWeeks: z.int().min(1).max(104),
  patterns: z.array(patternSchema).min(1),
});

export type CalendarPattern = z.infer<typeof patternSchema>;
export type Calendar = z.infer<typeof calendarSchema>;
