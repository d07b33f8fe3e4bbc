import { useState } from 'react';
import type { CalendarEvent } from '#domain/calendar-file/calendar-event.ts';
import { eventSequenceAt, formatPartTitle, planTermEvents } from '#domain/calendar-file/run-events.ts';
import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { findStreetOfClasses, formatClassAddress } from '#domain/places/street-of-classes.ts';
import { calendarKeys } from '#generated/data/calendar-keys.ts';
import { cities } from '#generated/data/cities.ts';
import { organisation } from '#generated/data/organisation.ts';
import type { Messages } from '#generated/i18n/messages.ts';
import { pathTo } from '#generated/routes/routes.ts';
import type { RegistrationState } from '#generated/schemas/own.ts';
import type { Term } from '#generated/schemas/shapes.ts';
import { withLaterDaysCaveat } from '../../../lib/calendar/calendar-texts.ts';
import { saveCalendarFile } from '../../../lib/calendar/save-calendar.ts';
import { warsawToday } from '../../../lib/calendar/warsaw-today.ts';
import { removeTypesettingMarks } from '../../../lib/prose-text.ts';
import { useLocale, useMessages } from '../../../lib/texts-context.ts';

interface Booked {
  readonly term: Term;
  /** The number of the booking. */
  readonly number: string;
  /** Address of the page of the booking. */
  readonly url: string;
  readonly texts: Messages['feeds'];
  readonly calendar: Messages['calendar'];
  /** Now, in milliseconds since 1970-01-01T00:00Z. */
  readonly writtenAt: number;
}

/** Events with the identifiers of those in the mail about the booking, so that a calendar keeps one of each. */
export const bookedEvents = ({ term, number, url, texts, calendar, writtenAt }: Booked): readonly CalendarEvent[] => {
  const key = calendarKeys.find((candidate) => candidate.key === term.type);
  const hours = term.showHours ? term.hoursRendered : null;
  const hoursText = hours === null ? null : withLaterDaysCaveat(hours, key?.days ?? null, calendar);
  const street = findStreetOfClasses(cities, term.localization);
  const venueToCome = street === null ? texts.venueToCome() : null;
  const description = removeTypesettingMarks([hoursText, venueToCome, url].filter((line) => line !== null).join('\n'));
  const start = parseCivilDate(term.dateStart) ?? 0;
  return planTermEvents(
    {
      id: term.id,
      booking: number,
      provider: organisation.origin,
      start,
      hours,
      sequence: eventSequenceAt(writtenAt),
      withdrawn: false,
      location: removeTypesettingMarks(formatClassAddress(street, term.city)),
      url,
    },
    { offsets: key?.days ?? null, examOnLastDay: key?.examOnLastDay ?? false },
    {
      title: (part) => removeTypesettingMarks(formatPartTitle(term.name, part, texts)),
      description: () => description,
    },
  );
};

/** Saves the dates of a booking as a calendar file. */
const saveDates = (booked: Omit<Booked, 'writtenAt'>): void =>
  saveCalendarFile({
    events: bookedEvents({ ...booked, writtenAt: Date.now() }),
    today: parseCivilDate(warsawToday()) ?? 0,
    fileName: `${booked.term.type}-${booked.term.dateStart}.ics`,
  });

/** Shares the date, never the booking: with the dialog of the device, else by copying a link. */
const ShareDate = ({ state: { term } }: { readonly state: RegistrationState }) => {
  const t = useMessages('outcomes');
  const path = pathTo('booking', useLocale());
  const [copied, setCopied] = useState(false);
  if (navigator.share === undefined && navigator.clipboard === undefined) return null;
  const share = () => {
    const url = `${location.origin}${path}?course=${term.id}`;
    const done = () => setCopied(navigator.share === undefined);
    const shared =
      navigator.share === undefined
        ? navigator.clipboard.writeText(url)
        : navigator.share({ title: `${term.name}, ${term.city}`, url });
    // A cancelled dialog has shared nothing.
    void shared.then(done, () => setCopied(false));
  };
  return (
    <>
      <button type="button" className="button button-quiet" onClick={share}>
        {copied ? t.shareCopied() : t.share()}
      </button>
      <span className="visually-hidden" role="status">
        {copied && t.shareCopied()}
      </span>
    </>
  );
};

interface KeepDatesProps {
  readonly state: RegistrationState;
  /** Whether the place is confirmed, so that its days can be saved. */
  readonly placed: boolean;
  /** Whether the booking is valid, so that it can be shared. */
  readonly open: boolean;
  /** Whether an order is valid, so that its confirmation can be printed. */
  readonly ordered: boolean;
}

/** Actions at the end of a booking: save the dates, share, print. */
export const KeepDates = ({ state, placed, open, ordered }: KeepDatesProps) => {
  const t = useMessages('outcomes');
  const texts = useMessages('feeds');
  const calendar = useMessages('calendar');
  const { term, number } = state;
  return (
    <div className="actions">
      {placed && (
        <button
          type="button"
          className="button button-quiet"
          onClick={() =>
            saveDates({ term, number, url: location.origin + location.pathname + location.search, texts, calendar })
          }
        >
          {t.calendar()}
        </button>
      )}
      {open && <ShareDate state={state} />}
      {ordered && (
        <button type="button" className="button button-quiet" onClick={() => print()}>
          {t.print()}
        </button>
      )}
    </div>
  );
};
