import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { termDays, termDetail } from '../../../lib/calendar/calendar-words.ts';
import type { TypeOffer } from '../../../lib/calendar/told-course.ts';
import { useTexts } from '../../../lib/texts-context.ts';
import type { FreeTerm } from '../near/free-instead.ts';
import { hasPlaces } from '../near/soonest-free.ts';
import type { TermRow } from '../term.ts';
import { Availability } from './availability.tsx';

interface TermItemProps {
  readonly row: TermRow;
  readonly place: string | null;
  /** Absent while nothing is known of the price. */
  readonly offer: TypeOffer | undefined;
  readonly days: readonly number[] | null;
  readonly bookingHref: string;
  readonly askHref: string | null;
  /** What to take instead when the term is full. */
  readonly instead: readonly (FreeTerm & { readonly place: string | null })[];
  /** Calendar file of the term; null when the build knew no such term. */
  readonly fileHref: string | null;
}

const yearLength = 4;

/** One date: when, where, how many places, and the way to book it. */
export const TermItem = ({ row, place, offer, days, bookingHref, askHref, instead, fileHref }: TermItemProps) => {
  const t = useTexts('terms');
  const calendar = useTexts('calendar');
  const start = parseCivilDate(row.start);
  const when = start === null ? row.start : termDays(start, days, calendar);
  /** The month above gives the year; a date of another year has its own. */
  const dayOf = (date: string): string => {
    const words = termDays(parseCivilDate(date) ?? 0, days, calendar);
    const year = date.slice(0, yearLength);
    return row.start.startsWith(year) ? words : calendar.monthOfYear({ month: words, year });
  };
  const booking = hasPlaces(row) ? t.book() : t.joinReserve();
  const action = offer?.action === 'enquiry' ? t.enquire() : booking;
  return (
    <li>
      <a className="term" href={askHref ?? `${bookingHref}?course=${row.id}`}>
        <span className="term-when">
          <time dateTime={row.start}>{when}</time>
          <span className="term-detail">
            {start === null ? row.hours : termDetail(start, { days, hours: row.hours }, calendar)}
          </span>
        </span>
        <span className="term-where">
          {place}
          {row.name !== null && <span className="term-detail">{row.name}</span>}
          {offer?.amount && <span className="term-price">{t.price({ amount: offer.amount })}</span>}
        </span>
        <Availability free={row.free} />
        <span className="term-action">{askHref === null ? action : t.ask()}</span>
      </a>
      {instead.length > 0 && (
        <p className="term-instead">
          {t.instead()}
          {instead.map((free) => (
            <a key={free.row.id} href={askHref ?? `${bookingHref}?course=${free.row.id}`}>
              {free.kilometres !== null && `${free.place} (${free.kilometres} km), `}
              {dayOf(free.row.start)}
            </a>
          ))}
        </p>
      )}
      {fileHref !== null && (
        <a className="term-file" href={fileHref} download>
          {t.addToCalendar()}
          <span className="visually-hidden">: {when}</span>
        </a>
      )}
    </li>
  );
};
