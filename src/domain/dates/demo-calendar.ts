import { z } from 'zod';

/** Error texts are codes of the generator's problems. */
const weeks = (least: number) => z.int({ error: 'bad-weeks' }).min(least, { error: 'bad-weeks' });

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Hours as shown, e.g. `8:00–19:00`, which end after they begin. */
const hours = z
  .string({ error: 'bad-hours' })
  .regex(/^(?:1?\d|2[0-3]):[0-5]\d–(?:1?\d|2[0-3]):[0-5]\d$/, { error: 'bad-hours', abort: true })
  .refine(
    (shown) => {
      const [first = '', last = ''] = shown.split('–');
      return minutesOf(first) < minutesOf(last);
    },
    { error: 'bad-hours' },
  );

const patternSchema = z.strictObject({
  number: z
    .int({ error: 'bad-pattern-number' })
    .min(1, { error: 'bad-pattern-number' })
    .max(99, { error: 'bad-pattern-number' })
    .describe('Its terms derive their ids from it, so it is never reused for another pattern.'),
  type: z
    .string({ error: 'not-a-text' })
    .describe('Calendar key of the course; the client group is that of its audience.'),
  cities: z
    .union([z.literal('all'), z.array(z.string({ error: 'not-a-text' })).min(1)], { error: 'bad-calendar-cities' })
    .describe('All, or a list of ids.'),
  firstWeek: weeks(0).describe('Weeks by which the rhythm of the first city is shifted.'),
  everyWeeks: weeks(1).describe('Weeks between two dates of a city.'),
  cityStep: weeks(0).describe('Weeks by which each city is later than the previous one.'),
  weekday: z
    .int({ error: 'bad-weekday' })
    .min(1, { error: 'bad-weekday' })
    .max(7, { error: 'bad-weekday' })
    .describe('1 = Monday … 7 = Sunday.'),
  hours: z
    .strictObject({ pl: hours, en: hours }, { error: 'bad-hours' })
    .nullable()
    .describe('Null when they are not known.'),
  places: z
    .array(z.int({ error: 'bad-places' }).nullable(), { error: 'bad-places' })
    .min(1, { error: 'empty-list' })
    .describe('Free places, used in turn; null = not known, 0 or less = reserve list.'),
});

/** The demo calendar: rhythms from which dates relative to today are planned. */
export const calendarSchema = z.strictObject({
  horizonWeeks: weeks(1).max(104, { error: 'bad-weeks' }).describe('How many weeks ahead dates exist.'),
  patterns: z.array(patternSchema, { error: 'empty-list' }).min(1, { error: 'empty-list' }),
});

export type CalendarPattern = z.infer<typeof patternSchema>;
export type Calendar = z.infer<typeof calendarSchema>;
