import type { CalendarEvent } from '#domain/calendar-file/calendar-event.ts';
import { calendarText } from '#domain/calendar-file/calendar-text.ts';
import { partTitle, runEvents } from '#domain/calendar-file/run-events.ts';
import { parseCivilDate } from '#domain/dates/civil-date.ts';
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

/** The events of the booking's term, with the identifiers that the calendars of the site give them. */
const eventsOf = ({ term, locale, url, sequence }: CalendarSource): readonly CalendarEvent[] => {
  const { part, withExam } = words[locale];
  const texts = {
    part: (facts: object) => fillWords(part, new Map(Object.entries(facts))),
    withExam: (facts: object) => fillWords(withExam, new Map(Object.entries(facts))),
  };
  const hours = term.showHours ? term.hoursRendered : null;
  const description = plain([hours, url].filter((line) => line !== null).join('\n'));
  const examOnLastDay = calendarKeys.find(({ key }) => key === term.type)?.examOnLastDay ?? false;
  const start = parseCivilDate(term.dateStart) ?? 0;
  return runEvents(
    { id: term.id, start, hours, sequence, withdrawn: false, location: plain(term.city), url },
    { offsets: offsetsOf(term.type), examOnLastDay },
    { title: (at) => plain(partTitle(term.name, at, texts)), description: () => description },
  );
};

/** The dates of a booking as a calendar file. */
export const calendarFile = (source: CalendarSource): string =>
  calendarText({ events: eventsOf(source), stamp: source.stamp, name: null });
