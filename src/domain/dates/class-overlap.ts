import { parseClassHours } from './class-hours.ts';

/** When classes take place: their days, and their hours as the calendar states them. */
export interface ClassTimes {
  /** Day numbers. */
  readonly days: readonly number[];
  readonly hours: string | null;
}

/** Whether one person cannot attend both, because they share a day and overlap on it; unknown hours overlap with any. */
export const classesOverlap = (one: ClassTimes, other: ClassTimes): boolean => {
  if (!one.days.some((day) => other.days.includes(day))) return false;
  const [hours, others] = [parseClassHours(one.hours), parseClassHours(other.hours)];
  return hours === null || others === null || (hours.from < others.to && others.from < hours.to);
};
