import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { termDays, termDetail } from '../../../lib/calendar/calendar-words.ts';
import type { TypeOffer } from '../../../lib/calendar/told-course.ts';
import { useTexts } from '../../../lib/texts-context.ts';
import type { TermRow } from '../term.ts';
import { Availability } from './availability.tsx';

/** A date as the home page shows it, with its course and price in words. */
export interface NextDate {
  readonly row: TermRow;
  readonly course: string;
  readonly place: string | null;
  readonly price: string | null;
  readonly days: readonly number[] | null;
  /** Whether it can be ordered, or only enquired about. */
  readonly action: TypeOffer['action'];
}

const yearLength = 4;

const NextDateItem = ({ date, bookingHref }: { readonly date: NextDate; readonly bookingHref: string }) => {
  const t = useTexts('terms');
  const calendar = useTexts('calendar');
  const { row, course, place, price, days, action } = date;
  const start = parseCivilDate(row.start);
  if (start === null) return null;
  return (
    <li data-until={row.start}>
      <a className="term next-date" href={`${bookingHref}?course=${row.id}`}>
        <span className="term-when">
          <time dateTime={row.start}>
            {calendar.monthOfYear({ month: termDays(start, days, calendar), year: row.start.slice(0, yearLength) })}
          </time>
          <span className="term-detail">{termDetail(start, { days, hours: row.hours }, calendar)}</span>
        </span>
        <span className="next-date-what">
          <strong>{course}</strong>
          <span className="term-detail">
            {place}
            {price !== null && ` · ${price}`}
          </span>
        </span>
        <Availability free={row.free} />
        <span className="term-action">{action === 'enquiry' ? t.enquire() : t.book()}</span>
      </a>
    </li>
  );
};

interface NextDatesProps {
  readonly dates: readonly NextDate[];
  readonly bookingHref: string;
}

/** Dates of several courses with full years. An enhancer takes away those that have begun since the site was built. */
export const NextDates = ({ dates, bookingHref }: NextDatesProps) => (
  <ol className="terms next-dates" data-enhance="pastDates">
    {dates.map((date) => (
      <NextDateItem key={date.row.id} date={date} bookingHref={bookingHref} />
    ))}
  </ol>
);
