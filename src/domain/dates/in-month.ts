import { addMonths, parseCivilDate } from './civil-date.ts';

/** The first day of a month `YYYY-MM`, and of the month after it; null if the text is not a month. */
export const parseMonthSpan = (month: string): { readonly first: number; readonly next: number } | null => {
  const first = parseCivilDate(`${month}-01`);
  return first === null ? null : { first, next: addMonths(first, 1) };
};

/**
 * How many days after its first day the last day of a term is. Offsets count from the first day; without them only the first day is
 * known, so the result is 0.
 */
export const lastDayOffset = (offsets: readonly number[] | null): number => Math.max(0, ...(offsets ?? []));

/** Whether a term that starts on a day `YYYY-MM-DD` has days in a month `YYYY-MM`: a term that spans two months is in both. */
export const isTermInMonth = (start: string, offsets: readonly number[] | null, month: string): boolean => {
  const day = parseCivilDate(start);
  const span = parseMonthSpan(month);
  return day !== null && span !== null && day < span.next && day + lastDayOffset(offsets) >= span.first;
};
