import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { datedTerm, termTimes } from '../../../lib/calendar/calendar-texts.ts';
import { useTexts } from '../../../lib/texts-context.ts';
import { Availability } from '../list/availability.tsx';
import { beginningOf, type TermRow } from '../term.ts';

/** A date of the first screen; `place` is null where the page is about one city, `price` where it is about one course. */
export interface NextTerm {
  readonly row: TermRow;
  readonly place: string | null;
  /** As formatted text. */
  readonly price: string | null;
  readonly days: readonly number[] | null;
}

export interface NextTermsProps {
  readonly terms: readonly NextTerm[];
  /** Whether each date shows its weekdays and hours; else one line shows them for all. */
  readonly timed: boolean;
  /** Null where dates cannot be booked. */
  readonly bookingHref: string | null;
}

const NextTermItem = ({ term, timed, bookingHref }: Omit<NextTermsProps, 'terms'> & { readonly term: NextTerm }) => {
  const calendar = useTexts('calendar');
  const { row, place, price, days } = term;
  const start = parseCivilDate(row.start);
  if (start === null) return null;
  const details = [place, price, timed ? termTimes(start, { days, hours: row.hours }, calendar) : null].filter(
    (words) => words !== null,
  );
  /** Makes the link clear out of its context. */
  const named = [row.name, place].filter((words) => words !== null).join(', ');
  const when = <time dateTime={row.start}>{datedTerm(row.start, days, calendar)}</time>;
  return (
    <li data-begins={beginningOf(row)} data-term={row.id}>
      {row.name !== null && <strong className="term-course">{row.name}</strong>}
      {bookingHref === null ? (
        when
      ) : (
        <a href={`${bookingHref}?course=${row.id}`}>
          {when}
          {named !== '' && <span className="visually-hidden">{` ${named}`}</span>}
        </a>
      )}
      {details.length > 0 && <span className="term-detail">{details.join(', ')}</span>}
      <Availability free={row.free} />
    </li>
  );
};

/** The nearest dates with places, as the first screen of a course names them. */
export const NextTerms = ({ terms, timed, bookingHref }: NextTermsProps) =>
  terms.length === 0 ? null : (
    <ol className="next-terms">
      {terms.map((term) => (
        <NextTermItem key={term.row.id} term={term} timed={timed} bookingHref={bookingHref} />
      ))}
    </ol>
  );
