import { parseCivilDate } from './civil-date.ts';
import { parseClassHours } from './class-hours.ts';
import { millisecondsPerMinute } from './durations.ts';
import { instantOfWarsawTime } from './warsaw-date.ts';

/** When a term begins, as the calendar states it. */
export interface TermStart {
  /** First day, `YYYY-MM-DD`. */
  readonly dateStart: string;
  /** Hours in words, e.g. `9:00–17:00`; null where none are stated. */
  readonly hours: string | null;
}

const minuteOf = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

/**
 * The instant at which a term begins, in milliseconds since 1970-01-01T00:00Z; without known hours it begins at the start of its first
 * day.
 */
export const termStartInstant = ({ dateStart, hours }: TermStart): number =>
  instantOfWarsawTime(parseCivilDate(dateStart) ?? 0, minuteOf(parseClassHours(hours)?.from ?? '00:00'));

/** Minutes until a term begins, rounded up: 0 at its beginning, negative afterwards. */
export const minutesUntilTermStart = (term: TermStart, now: number): number =>
  Math.ceil((termStartInstant(term) - now) / millisecondsPerMinute);
