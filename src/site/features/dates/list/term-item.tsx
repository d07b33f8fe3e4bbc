import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { termDays, termWeekdays } from '../../../lib/calendar/calendar-words.ts';
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
  /** What to take instead when the term is full. */
  readonly instead: readonly (FreeTerm & { readonly place: string | null })[];
  /** Calendar file of the term; null when the build knew no such term. */
  readonly fileHref: string | null;
}

/** One date: when, where, how many places, and the way to book it. */
export const TermItem = ({ row, place, offer, days, bookingHref, instead, fileHref }: TermItemProps) => {
  const t = useTexts('terms');
  const calendar = useTexts('calendar');
  const start = parseCivilDate(row.start);
  const when = start === null ? row.start : termDays(start, days, calendar);
  return (
    <li>
      <a className="term" href={`${bookingHref}?course=${row.id}`}>
        <span className="term-when">
          <time dateTime={row.start}>{when}</time>
          <span className="term-detail">
            {start !== null && termWeekdays(start, days, calendar)}
            {row.hours !== null && ` ${row.hours}`}
          </span>
        </span>
        <span className="term-where">
          {place}
          {row.name !== null && <span className="term-detail">{row.name}</span>}
          {offer?.amount && <span className="term-price">{t.price({ amount: offer.amount })}</span>}
        </span>
        <Availability free={row.free} />
        <span className="term-action">
          {t[offer?.action === 'enquiry' ? 'enquire' : hasPlaces(row) ? 'book' : 'joinReserve']()}
        </span>
      </a>
      {instead.length > 0 && (
        <p className="term-instead">
          {t.instead()}
          {instead.map((free) => (
            <a key={free.row.id} href={`${bookingHref}?course=${free.row.id}`}>
              {free.kilometres !== null && `${free.place} (${free.kilometres} km), `}
              {termDays(parseCivilDate(free.row.start) ?? 0, days, calendar)}
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
