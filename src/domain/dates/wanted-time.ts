import { addMonths, parseCivilDate } from './civil-date.ts';
import { isTermInMonth } from './in-month.ts';

/** When a visitor wants a date: a month `YYYY-MM`, or `within-3` for the next three months from today. */
export type WantedTime = string;

const within = /^within-([1-9]|1[0-2])$/;

/** The number of months of `within-3`; null for a month. */
export const parseMonthsAhead = (wanted: WantedTime | null): number | null => {
  const months = within.exec(wanted ?? '')?.[1];
  return months === undefined ? null : Number(months);
};

/** A month for calls of the calendar; null for a span, which they do not support. */
export const singleMonthOrNull = (wanted: WantedTime | null): string | null =>
  parseMonthsAhead(wanted) === null ? wanted : null;

export const isWantedTime = (text: string): boolean =>
  /^[0-9]{4}-(?:0[1-9]|1[0-2])$/.test(text) || parseMonthsAhead(text) !== null;

interface TermDays {
  /** The first day, `YYYY-MM-DD`. */
  readonly start: string;
  /** Counted from the first day; null where the pattern is not known. */
  readonly offsets: readonly number[] | null;
}

/** Whether a term is in the wanted month, or begins within the wanted span from `today` on (`YYYY-MM-DD`). */
export const isTermAtWantedTime = ({ start, offsets }: TermDays, wanted: WantedTime | null, today: string): boolean => {
  if (wanted === null) return true;
  const months = parseMonthsAhead(wanted);
  if (months === null) return isTermInMonth(start, offsets, wanted);
  const [day, from] = [parseCivilDate(start), parseCivilDate(today)];
  return day !== null && from !== null && day <= addMonths(from, months);
};
