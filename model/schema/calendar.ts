import { z } from 'zod';
import { calendarCode, count, type DeepReadonly, id, referenceIdSchema, registerId, text } from './base.ts';
import { source } from './source.ts';

/** A day off by law: a month and a day, or days after Easter Sunday. */
export const publicHolidaySchema = z.union([
  z.strictObject({ id, month: z.int().min(1).max(12), day: z.int().min(1).max(31), source }),
  z.strictObject({ id, afterEaster: count, source }),
]);

/** A course type code of the calendar service with its short label. */
export const calendarKeySchema = z.strictObject({
  key: calendarCode,
  /** Its former codes: subscribed calendar files with them redirect to the current ones. */
  formerKeys: z.array(calendarCode).optional(),
  short: text,
  role: z.enum(['type', 'client'], { error: 'unknown-role' }),
  /**
   * The days of one term: offsets from its first day, or the parameters for how many days follow each other, in how many
   * weekends; null where the pattern is not known.
   */
  days: z
    .union([
      z.array(count).min(1, { error: 'empty-list' }),
      z.strictObject({ days: referenceIdSchema('parameter'), weekends: referenceIdSchema('parameter').optional() }),
    ])
    .nullable(),
  register: z.array(registerId),
  source,
});

export type PublicHoliday = DeepReadonly<z.infer<typeof publicHolidaySchema>>;
export type CalendarKey = DeepReadonly<z.infer<typeof calendarKeySchema>>;
