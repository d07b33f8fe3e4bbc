import type { CalendarEvent } from '#domain/calendar-file/calendar-event.ts';
import { calendarText } from '#domain/calendar-file/calendar-text.ts';
import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { classHours } from '#domain/dates/class-hours.ts';
import { dayRuns } from '#domain/dates/day-runs.ts';
import type { Locale } from '#domain/locale.ts';
import { calendarKeys } from '#generated/data/calendar-keys.ts';
import english from '#generated/i18n/en.json' with { type: 'json' };
import polish from '#generated/i18n/pl.json' with { type: 'json' };
import type { MailTerm } from '#generated/mails/mail-kinds.ts';
import { offsetsOf } from './fact-texts.ts';
import { fillWords } from './fill-prose.ts';
import { plain } from './print-text.ts';

const words = { pl: polish.feeds, en: english.feeds } as const satisfies Record<Locale, object>;

export interface CalendarSource {
  readonly term: MailTerm;
  readonly locale: Locale;
  /** Where the booking stands. */
  readonly url: string;
  /** Day number of the mail. */
  readonly stamp: number;
  /** How often the date has changed; a calendar takes the higher number for the newer event. */
  readonly sequence: number;
}

/** One event for each run of days, with the identifiers that the calendars of the site give them. */
const eventsOf = ({ term, locale, url, sequence }: CalendarSource): readonly CalendarEvent[] => {
  const offsets = offsetsOf(term.type);
  const hours = term.showHours ? term.hoursRendered : null;
  const runs = dayRuns(parseCivilDate(term.dateStart) ?? 0, offsets);
  const examAt = calendarKeys.find(({ key }) => key === term.type)?.examOnLastDay ? runs.length - 1 : null;
  return runs.map(({ first, last }, at) => {
    const facts = new Map([
      ['course', term.name],
      ['part', String(at + 1)],
      ['parts', String(runs.length)],
    ]);
    const part = runs.length === 1 ? term.name : fillWords(words[locale].part, facts);
    const summary = at === examAt ? fillWords(words[locale].withExam, new Map([['title', part]])) : part;
    return {
      uid: `term-${term.id}-${at + 1}`,
      sequence,
      withdrawn: false,
      summary: plain(summary),
      description: plain([hours, url].filter((line) => line !== null).join('\n')),
      location: plain(term.city),
      url,
      first,
      last,
      hours: offsets === null ? null : classHours(hours),
      alarm: null,
    };
  });
};

/** The dates of a booking as a calendar file. */
export const calendarFile = (source: CalendarSource): string =>
  calendarText({ events: eventsOf(source), stamp: source.stamp, name: null });
