import { z } from 'zod';
import { count, type DeepReadonly, id, source } from './base.ts';

/** A day off by law: a month and a day, or days after Easter Sunday. */
export const publicHolidaySchema = z.union([
  z.strictObject({ id, month: z.int().min(1).max(12), day: z.int().min(1).max(31), source }),
  z.strictObject({ id, afterEaster: count, source }),
]);

export type PublicHoliday = DeepReadonly<z.infer<typeof publicHolidaySchema>>;
