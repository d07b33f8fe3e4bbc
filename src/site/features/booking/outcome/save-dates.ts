import type { CalendarEvent } from '#domain/calendar-file/calendar-event.ts';
import { partTitle, runEvents, sequenceAt } from '#domain/calendar-file/run-events.ts';
import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { calendarKeys } from '#generated/data/calendar-keys.ts';
import { organisation } from '#generated/data/organisation.ts';
import type { Messages } from '#generated/i18n/messages.ts';
import type { Term } from '#generated/schemas/shapes.ts';
import { warsawDate } from '../../../lib/calendar/warsaw-date.ts';
import { plainText } from '../../../lib/plain-text.ts';
import { saveCalendar } from '../../../lib/save-calendar.ts';

interface Booked {
  readonly term: Term;
  /** Where the booking stands. */
  readonly url: string;
  readonly texts: Messages['feeds'];
  /** Now, in milliseconds since 1970-01-01T00:00Z. */
  readonly writtenAt: number;
}

/** The events that the mail about the booking carries too, so that a calendar takes them for the same. */
export const bookedEvents = ({ term, url, texts, writtenAt }: Booked): readonly CalendarEvent[] => {
  const key = calendarKeys.find((candidate) => candidate.key === term.type);
  const hours = term.showHours ? term.hoursRendered : null;
  const description = plainText([hours, url].filter((line) => line !== null).join('\n'));
  const start = parseCivilDate(term.dateStart) ?? 0;
  return runEvents(
    {
      id: term.id,
      provider: organisation.origin,
      start,
      hours,
      sequence: sequenceAt(writtenAt),
      withdrawn: false,
      location: plainText(term.city),
      url,
    },
    { offsets: key?.days ?? null, examOnLastDay: key?.examOnLastDay ?? false },
    { title: (part) => plainText(partTitle(term.name, part, texts)), description: () => description },
  );
};

/** Saves the dates of a booking for a calendar. */
export const saveDates = (booked: Omit<Booked, 'writtenAt'>): void =>
  saveCalendar({
    events: bookedEvents({ ...booked, writtenAt: Date.now() }),
    today: parseCivilDate(warsawDate()) ?? 0,
    fileName: `${booked.term.type}-${booked.term.dateStart}.ics`,
  });
