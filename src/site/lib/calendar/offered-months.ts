import { addMonths, formatCivilDate, parseCivilDate } from '#domain/dates/civil-date.ts';
import { singleMonthOrNull, type WantedTime } from '#domain/dates/wanted-time.ts';
import { instantOfWarsawTime } from '#domain/dates/warsaw-date.ts';
import { isTermListed } from '#forms/registration/offer.ts';

const ahead = 12;
/** Length of `YYYY-MM`. */
const monthLength = 7;

/** Whether lists would still show a term that begins in the month (`YYYY-MM`), just before the day `from` begins. */
const isOffered = (month: string, from: number): boolean => {
  const first = Math.max(parseCivilDate(`${month}-01`) ?? 0, from);
  const next = addMonths(parseCivilDate(`${month}-01`) ?? 0, 1);
  const days = Array.from({ length: Math.max(0, next - first) }, (_, at) => formatCivilDate(first + at));
  return days.some((dateStart) => isTermListed({ dateStart, hours: null }, instantOfWarsawTime(from, 0) - 1));
};

/**
 * The months that a search offers, each `YYYY-MM`: the month of a day (`YYYY-MM-DD`), the months after it in which terms can be listed, and
 * the chosen one.
 */
export const listSearchMonths = (today: string, chosen: WantedTime | null = null): readonly string[] => {
  const first = parseCivilDate(today) ?? 0;
  const months = Array.from({ length: ahead }, (_, at) => formatCivilDate(addMonths(first, at)).slice(0, monthLength));
  const offered = months.filter((month) => isOffered(month, first));
  const own = singleMonthOrNull(chosen);
  return [...new Set([...offered, ...(own === null ? [] : [own])])].toSorted();
};
