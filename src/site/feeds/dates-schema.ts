import { z } from 'zod';

/** A date of the calendar as the next build compares it. */
const openDate = z
  .object({
    id: z.int().describe('Number of the date in its course.'),
    type: z.string().describe('Type by which the calendar knows the course.'),
    course: z.string().describe('Course, by the name that stays when its address changes.'),
    city: z.string().nullable().describe('City; null for a place that is none of ours.'),
    place: z.string().describe('Place as people read it.'),
    blocks: z
      .array(
        z.object({
          from: z.iso.date(),
          to: z.iso.date().nullable().describe('Null where the last day is not known.'),
        }),
      )
      .min(1)
      .describe('Days that follow one another, in Poland.'),
    hours: z.string().nullable().describe('Hours of the classes, in Polish.'),
    sequence: z.int().min(0).describe('How often its days, hours or place have changed since it was first listed.'),
  })
  .readonly();

/** Every date that a build has listed. */
export const datesFile = z
  .object({
    source: z.string().describe('The site that lists the dates.'),
    dates: z.array(openDate).readonly(),
    withdrawn: z.array(openDate).readonly().describe('Dates that left the calendar before their last day.'),
  })
  .readonly();

export type OpenDate = z.infer<typeof openDate>;
export type DatesFile = z.infer<typeof datesFile>;
