import { z } from 'zod';

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
    exam: z.iso.date().nullable().describe('Day of the exam; null where there is none or the days are not known.'),
    hours: z.string().nullable().describe('Hours of the classes, in Polish.'),
    freePlaces: z.int().nullable().describe('Null where the number is not known; none left leads to the reserve list.'),
    booking: z.string().describe('Where the date is booked.'),
    sequence: z.int().min(0).describe('How often its days, hours or place have changed since it was first listed.'),
  })
  .readonly();

const openCourse = z
  .object({
    id: z.string().describe('The name that stays when its address changes; each date has that of its course.'),
    audience: z.string().describe('Whom it is for.'),
    type: z
      .string()
      .describe('Type within its audience; for a course of the calendar the type by which the calendar knows it.'),
    name: z.string().describe('Name as people read it, in Polish.'),
  })
  .readonly();

/** `terminy.json`: every open date as data for everybody. */
export const datesFile = z
  .object({
    $schema: z.string().optional(),
    source: z.string().describe('The site that publishes the dates.'),
    courses: z.array(openCourse).readonly().default([]).describe('Every course, also those without dates.'),
    dates: z.array(openDate).readonly(),
    withdrawn: z.array(openDate).readonly().describe('Dates that left the calendar before their last day.'),
  })
  .readonly();

export type OpenDate = z.infer<typeof openDate>;
export type DatesFile = z.infer<typeof datesFile>;

/** JSON Schema of that file. */
export const datesJsonSchema = (): object => z.toJSONSchema(datesFile, { target: 'draft-2020-12' });
