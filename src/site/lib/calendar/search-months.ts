import { addMonths, formatCivilDate, parseCivilDate } from '#domain/dates/civil-date.ts';
import { monthAlone, monthsWithin, type WantedTime } from '#domain/dates/wanted-time.ts';
import { warsawInstant } from '#domain/dates/warsaw-date.ts';
import { isListed } from '#forms/registration/offer.ts';
import type { Messages } from '#generated/i18n/messages.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { monthInWords, monthWord } from './calendar-texts.ts';

const ahead = 12;
/** Length of `YYYY-MM`. */
const monthLength = 7;

/** Whether a term that begins in the month (`YYYY-MM`) would stand on lists just before a day begins. */
const isOffered = (month: string, from: number): boolean => {
  const first = Math.max(parseCivilDate(`${month}-01`) ?? 0, from);
  const next = addMonths(parseCivilDate(`${month}-01`) ?? 0, 1);
  const days = Array.from({ length: Math.max(0, next - first) }, (_, at) => formatCivilDate(first + at));
  return days.some((dateStart) => isListed({ dateStart, hours: null }, warsawInstant(from, 0) - 1));
};

/** The months that a search offers: that of a day (`YYYY-MM-DD`) and those after it, as far as terms can be listed, and the chosen one, each `YYYY-MM`. */
export const searchMonths = (today: string, chosen: WantedTime | null = null): readonly string[] => {
  const first = parseCivilDate(today) ?? 0;
  const months = Array.from({ length: ahead }, (_, at) => formatCivilDate(addMonths(first, at)).slice(0, monthLength));
  const offered = months.filter((month) => isOffered(month, first));
  const own = monthAlone(chosen);
  return [...new Set([...offered, ...(own === null ? [] : [own])])].toSorted();
};

/** `w ciągu 3 miesięcy`; null for a month. */
const spanWord = (wanted: WantedTime, calendar: Messages['calendar']): string | null => {
  const months = monthsWithin(wanted);
  return months === null ? null : calendar.within({ count: months });
};

/** `grudzień 2026` for a month, `w ciągu 3 miesięcy` for a span. */
export const wantedWord = (wanted: WantedTime, calendar: Messages['calendar']): string =>
  spanWord(wanted, calendar) ?? monthWord(wanted, calendar);

/** `w grudniu 2026` for a month, `w ciągu 3 miesięcy` for a span. */
export const inWantedTime = (wanted: WantedTime, calendar: Messages['calendar']): string =>
  spanWord(wanted, calendar) ?? monthInWords(wanted, calendar);

/** The words as a sentence begins. */
export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** When a visitor may want a date: a span from today, then months. */
export const whenOptions = (
  months: readonly string[],
  calendar: Messages['calendar'],
): readonly { readonly id: WantedTime; readonly name: string }[] =>
  [`within-${parameters.searchSpanMonths}`, ...months].map((id) => ({ id, name: sentence(wantedWord(id, calendar)) }));
