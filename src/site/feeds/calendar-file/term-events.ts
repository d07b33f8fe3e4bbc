import type { CalendarEvent } from '#domain/calendar-file/calendar-event.ts';
import { formatCivilDate, parseCivilDate } from '#domain/dates/civil-date.ts';
import { classHours } from '#domain/dates/class-hours.ts';
import { type DayRun, dayRuns } from '#domain/dates/day-runs.ts';
import type { Locale } from '#domain/locale.ts';
import { organisation } from '#generated/data/organisation.ts';
import type { Messages } from '#generated/i18n/messages.ts';
import { dateWord } from '../../lib/calendar/calendar-words.ts';
import { termPath } from '../../lib/calendar/term-path.ts';
import { plainText } from '../../lib/plain-text.ts';

export interface EventWords {
  readonly locale: Locale;
  readonly origin: string;
  readonly texts: Pick<Messages, 'feeds' | 'calendar'>;
}

/** A term as a calendar file tells it. */
export interface ListedTerm {
  readonly id: number;
  /** The calendar's type. */
  readonly type: string;
  readonly name: string;
  /** `YYYY-MM-DD`. */
  readonly dateStart: string;
  readonly hours: string | null;
  readonly place: string;
  /** How often it has changed. */
  readonly sequence: number;
  /** Whether it has left the calendar. */
  readonly withdrawn: boolean;
}

/** How the terms of a course lie: offsets of their days from the first, null where they are not known. */
export interface TermPattern {
  readonly offsets: readonly number[] | null;
  readonly examOnLastDay: boolean;
}

const summaryOf = (name: string, { at, runs }: Part, { feeds }: EventWords['texts']): string =>
  runs.length === 1 ? name : feeds.part({ course: name, part: String(at + 1), parts: String(runs.length) });

interface Part {
  readonly at: number;
  readonly runs: readonly DayRun[];
  /** Day of the exam, when it lies in this part. */
  readonly exam: number | null;
}

const describe = (term: ListedTerm, { exam }: Part, { locale, origin, texts }: EventWords): readonly string[] => {
  const { feeds, calendar } = texts;
  if (term.withdrawn) return [feeds.withdrawnText({ phone: organisation.phone.display })];
  return [
    ...(term.hours === null ? [] : [term.hours]),
    ...(exam === null ? [] : [feeds.examDay({ day: dateWord(formatCivilDate(exam), calendar) })]),
    feeds.booking({ url: bookingUrl(term, { locale, origin }) }),
  ];
};

const bookingUrl = (term: ListedTerm, { locale, origin }: Pick<EventWords, 'locale' | 'origin'>): string =>
  `${origin}${termPath(term, locale)}`;

/** The title of a part: which part it is, whether it ends with the exam, whether it still holds. */
const titleOf = (term: ListedTerm, part: Part, texts: EventWords['texts']): string => {
  const summary = summaryOf(term.name, part, texts);
  if (term.withdrawn) return texts.feeds.withdrawn({ title: summary });
  return part.exam === null ? summary : texts.feeds.withExam({ title: summary });
};

/**
 * One event for each run of days of a term: both weekends of a course are two, and the one with the exam says so. An
 * identifier depends on the term's alone, so that a calendar changes the event instead of adding another. A term with a date
 * that does not exist has none.
 */
export const termEvents = (
  term: ListedTerm,
  { offsets, examOnLastDay }: TermPattern,
  words: EventWords,
): readonly CalendarEvent[] => {
  const start = parseCivilDate(term.dateStart);
  if (start === null) return [];
  const runs = dayRuns(start, offsets);
  return runs.map(({ first, last }, at) => {
    const isExam = examOnLastDay && offsets !== null && at === runs.length - 1;
    const part = { at, runs, exam: isExam ? last : null };
    return {
      uid: `term-${term.id}-${at + 1}`,
      sequence: term.sequence,
      withdrawn: term.withdrawn,
      summary: plainText(titleOf(term, part, words.texts)),
      description: plainText(describe(term, part, words).join('\n')),
      location: plainText(term.place),
      url: bookingUrl(term, words),
      first,
      last,
      hours: offsets === null ? null : classHours(term.hours),
      alarm: null,
    };
  });
};
