import { parseClassHours } from '../dates/class-hours.ts';
import { type DayRun, groupConsecutiveDays } from '../dates/day-runs.ts';
import type { CalendarEvent } from './calendar-event.ts';

/** The pattern of the terms of a course: offsets of their days from the first day; null if they are not known. */
export interface TermPattern {
  readonly offsets: readonly number[] | null;
  readonly examOnLastDay: boolean;
}

/** Days of a term that follow one another. */
export interface EventPart {
  readonly at: number;
  readonly runs: readonly DayRun[];
  /** Day number of the exam, when it is in this part. */
  readonly exam: number | null;
}

/** What the events of a term share. */
export interface EventsOf extends Pick<CalendarEvent, 'sequence' | 'withdrawn' | 'location' | 'url'> {
  readonly id: number;
  /** The number of the booking whose events they are; null in a calendar of the site. */
  readonly booking: string | null;
  /** Address of the provider's site; its host makes the identifiers of events unique in the world. */
  readonly provider: string;
  /** Day number of the first day. */
  readonly start: number;
  /** As the calendar lists them. */
  readonly hours: string | null;
}

export interface EventTexts {
  readonly title: (part: EventPart) => string;
  readonly description: (part: EventPart) => string;
}

/** The title of a part: which one of several it is, and whether it ends with the exam. */
export const formatPartTitle = (
  name: string,
  { at, runs, exam }: EventPart,
  words: {
    readonly part: (facts: { readonly course: string; readonly part: string; readonly parts: string }) => string;
    readonly withExam: (facts: { readonly title: string }) => string;
  },
): string => {
  const title =
    runs.length === 1 ? name : words.part({ course: name, part: String(at + 1), parts: String(runs.length) });
  return exam === null ? title : words.withExam({ title });
};

const firstSecond = Date.UTC(2020, 0, 1);
const millisecondsPerSecond = 1000;

/**
 * The sequence number of an event that is written at an instant (milliseconds since 1970-01-01T00:00Z): the seconds since 2020. An event
 * that is written later is therefore newer, also than events whose changes the calendars of the site count.
 */
export const eventSequenceAt = (instant: number): number =>
  Math.max(0, Math.floor((instant - firstSecond) / millisecondsPerSecond));

/**
 * One event for each run of days of a term: the two weekends of a course are two events, and the run with the exam is marked. An
 * identifier depends only on the term, the booking and the provider, so that a calendar updates the event instead of adding another, and
 * the end of a booking does not remove the event of another booking.
 */
export const planTermEvents = (
  { id, booking, provider, start, hours, ...shared }: EventsOf,
  { offsets, examOnLastDay }: TermPattern,
  { title, description }: EventTexts,
): readonly CalendarEvent[] => {
  const runs = groupConsecutiveDays(start, offsets);
  const owner = booking === null ? '' : `-${booking}`;
  return runs.map(({ first, last }, at) => {
    const hasExam = examOnLastDay && offsets !== null && at === runs.length - 1;
    const part = { at, runs, exam: hasExam ? last : null };
    return {
      ...shared,
      uid: `term-${id}-${at + 1}${owner}@${new URL(provider).host}`,
      summary: title(part),
      description: description(part),
      first,
      last,
      hours: offsets === null ? null : parseClassHours(hours),
      alarm: null,
    };
  });
};
