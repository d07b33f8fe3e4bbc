import { parseMonthsAhead, type WantedTime } from '#domain/dates/wanted-time.ts';
import type { Messages } from '#generated/i18n/messages.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { inMonthInWords, monthAndYearInWords } from './calendar-texts.ts';

/** `w ciągu 3 miesięcy`; null for a month. */
const spanWord = (wanted: WantedTime, calendar: Messages['calendar']): string | null => {
  const months = parseMonthsAhead(wanted);
  return months === null ? null : calendar.within({ count: months });
};

/** `grudzień 2026` for a month, `w ciągu 3 miesięcy` for a span. */
export const wantedTimeText = (wanted: WantedTime, calendar: Messages['calendar']): string =>
  spanWord(wanted, calendar) ?? monthAndYearInWords(wanted, calendar);

/** `w grudniu 2026` for a month, `w ciągu 3 miesięcy` for a span. */
export const wantedTimeInsideSentence = (wanted: WantedTime, calendar: Messages['calendar']): string =>
  spanWord(wanted, calendar) ?? inMonthInWords(wanted, calendar);

/** The words with a capital at the start. */
export const capitaliseFirstLetter = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** When a visitor may want a date: a span from today, then months. */
export const listWantedTimeOptions = (
  months: readonly string[],
  calendar: Messages['calendar'],
): readonly { readonly id: WantedTime; readonly name: string }[] =>
  [`within-${parameters.searchSpanMonths}`, ...months].map((id) => ({
    id,
    name: capitaliseFirstLetter(wantedTimeText(id, calendar)),
  }));
