import type { CalendarEvent } from '#domain/calendar-file/calendar-event.ts';
import { printCalendarFile } from '#domain/calendar-file/calendar-text.ts';
import { eventSequenceAt, formatPartTitle, planTermEvents } from '#domain/calendar-file/run-events.ts';
import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import type { Locale } from '#domain/locale.ts';
import { findStreetOfClasses, formatClassAddress } from '#domain/places/street-of-classes.ts';
import { calendarKeys, daysOfType } from '#generated/data/calendar-keys.ts';
import { cities } from '#generated/data/cities.ts';
import { organisation } from '#generated/data/organisation.ts';
import english from '#generated/i18n/en.json' with { type: 'json' };
import polish from '#generated/i18n/pl.json' with { type: 'json' };
import type { MailTerm } from '#generated/mails/mail-kinds.ts';
import { formatTermHours } from './fact-texts.ts';
import { fillMailText, replaceSpecialSpaces } from './prose.ts';

const words = { pl: polish.feeds, en: english.feeds } as const satisfies Record<Locale, object>;

export interface CalendarSource {
  readonly term: MailTerm;
  /** The number of the booking. */
  readonly reference: string;
  readonly locale: Locale;
  /** The address of the booking. */
  readonly url: string;
  /** The moment of the mail, in milliseconds since 1970-01-01T00:00Z. */
  readonly writtenAt: number;
  /** Whether these dates are off: their calendar entries are then cancelled. */
  readonly cancelled: boolean;
}

/** The events of the booking's term. */
const eventsOf = ({ term, reference, locale, url, writtenAt, cancelled }: CalendarSource): readonly CalendarEvent[] => {
  const { part, withExam, withdrawn } = words[locale];
  const street = findStreetOfClasses(cities, term.localization);
  const venueToCome = street === null && !cancelled ? words[locale].venueToCome : null;
  const texts = {
    part: (facts: object) => fillMailText(part, new Map(Object.entries(facts))),
    withExam: (facts: object) => fillMailText(withExam, new Map(Object.entries(facts))),
  };
  const description = replaceSpecialSpaces(
    [formatTermHours(term, locale), venueToCome, url].filter((line) => line !== null).join('\n'),
  );
  const examOnLastDay = calendarKeys.find(({ key }) => key === term.type)?.examOnLastDay ?? false;
  const titleOf = (title: string): string =>
    replaceSpecialSpaces(cancelled ? fillMailText(withdrawn, new Map([['title', title]])) : title);
  const start = parseCivilDate(term.dateStart) ?? 0;
  return planTermEvents(
    {
      id: term.id,
      booking: reference,
      provider: organisation.origin,
      start,
      hours: term.showHours ? term.hoursRendered : null,
      sequence: eventSequenceAt(writtenAt),
      withdrawn: cancelled,
      location: replaceSpecialSpaces(formatClassAddress(street, term.city)),
      url,
    },
    { offsets: daysOfType(term.type), examOnLastDay },
    { title: (at) => titleOf(formatPartTitle(term.name, at, texts)), description: () => description },
  );
};

/** The dates of a booking as a calendar file, or the file that cancels them. */
export const printBookingCalendar = (source: CalendarSource): string =>
  printCalendarFile({
    events: eventsOf(source),
    stamp: warsawDate(source.writtenAt),
    name: null,
    ...(source.cancelled ? { cancelledBy: { name: organisation.name, email: organisation.email } } : {}),
  });
