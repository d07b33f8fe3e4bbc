import type { CalendarEvent } from '#domain/calendar-file/calendar-event.ts';
import { type EventPart, formatPartTitle, planTermEvents, type TermPattern } from '#domain/calendar-file/run-events.ts';
import { formatCivilDate, parseCivilDate } from '#domain/dates/civil-date.ts';
import type { Locale } from '#domain/locale.ts';
import { formatClassAddress } from '#domain/places/street-of-classes.ts';
import { daysOfType } from '#generated/data/calendar-keys.ts';
import { organisation } from '#generated/data/organisation.ts';
import { phoneOfType } from '#generated/data/phones.ts';
import type { Messages } from '#generated/i18n/messages.ts';
import { dateInWords, withLaterDaysCaveat } from '../../lib/calendar/calendar-texts.ts';
import { bookingOrEnquiryPath } from '../../lib/calendar/term-path.ts';
import { removeTypesettingMarks } from '../../lib/prose-text.ts';

export interface EventTexts {
  readonly locale: Locale;
  readonly origin: string;
  readonly texts: Pick<Messages, 'feeds' | 'calendar'>;
}

/** A term as events of a calendar file. */
export interface ListedTerm {
  readonly id: number;
  /** The calendar's type. */
  readonly type: string;
  readonly name: string;
  /** `YYYY-MM-DD`. */
  readonly dateStart: string;
  readonly hours: string | null;
  readonly place: string;
  /** Null while it is not settled. */
  readonly street: string | null;
  /** How often it has changed. */
  readonly sequence: number;
  /** Whether it has left the calendar. */
  readonly withdrawn: boolean;
}

const describe = (term: ListedTerm, { exam }: EventPart, { locale, origin, texts }: EventTexts): readonly string[] => {
  const { feeds, calendar } = texts;
  if (term.withdrawn) return [feeds.withdrawnText({ phone: phoneOfType(term.type).display })];
  return [
    ...(term.hours === null ? [] : [withLaterDaysCaveat(term.hours, daysOfType(term.type), calendar)]),
    ...(term.street === null ? [feeds.venueToCome()] : []),
    ...(exam === null ? [] : [feeds.examDay({ day: dateInWords(formatCivilDate(exam), calendar) })]),
    feeds.booking({ url: bookingUrl(term, { locale, origin }) }),
  ];
};

const bookingUrl = (term: ListedTerm, { locale, origin }: Pick<EventTexts, 'locale' | 'origin'>): string =>
  `${origin}${bookingOrEnquiryPath(term, locale)}`;

/** The title of a part; a term that has left the calendar is marked as such instead of its exam. */
const eventTitle = ({ name, withdrawn }: ListedTerm, part: EventPart, { feeds }: EventTexts['texts']): string =>
  withdrawn
    ? feeds.withdrawn({ title: formatPartTitle(name, { ...part, exam: null }, feeds) })
    : formatPartTitle(name, part, feeds);

/** The events of a term in the calendars of the site. A term with a date that does not exist has none. */
export const calendarEventsOfTerm = (
  term: ListedTerm,
  pattern: TermPattern,
  words: EventTexts,
): readonly CalendarEvent[] => {
  const start = parseCivilDate(term.dateStart);
  if (start === null) return [];
  const { id, hours, sequence, withdrawn } = term;
  const shared = {
    id,
    booking: null,
    provider: organisation.origin,
    start,
    hours,
    sequence,
    withdrawn,
    location: removeTypesettingMarks(formatClassAddress(term.street, term.place)),
    url: bookingUrl(term, words),
  };
  return planTermEvents(shared, pattern, {
    title: (part) => removeTypesettingMarks(eventTitle(term, part, words.texts)),
    description: (part) => removeTypesettingMarks(describe(term, part, words).join('\n')),
  });
};
