import { offerOf } from '#forms/registration/offer.ts';
import { datedTerm, termTimes } from '../../../lib/calendar/calendar-texts.ts';
import type { TypeOffer } from '../../../lib/calendar/price.ts';
import { placeAway } from '../../../lib/places/place-away.ts';
import { useTexts } from '../../../lib/texts-context.ts';
import type { FreeTerm } from '../near/free-alternatives.ts';
import { beginningOf, dayOf, type TermRow } from '../term.ts';
import { Availability } from './availability.tsx';

interface TermItemProps {
  readonly row: TermRow;
  readonly place: string | null;
  /** Street of the venue; absent while it is not known. */
  readonly venue?: string | undefined;
  /** Name of the course in the links of the row. */
  readonly course: string;
  /** Absent while the price is unknown. */
  readonly offer: TypeOffer | undefined;
  /** Whether its course keeps a reserve list without a price. */
  readonly unpricedReserveList: boolean;
  readonly days: readonly number[] | null;
  /** Whether the row is static; the loader removes it when its day comes. */
  readonly printed?: boolean;
  readonly bookingHref: string;
  readonly askHref: string | null;
  /** Alternatives when the term is full. */
  readonly alternatives: readonly (FreeTerm & { readonly place: string | null })[];
  /** Calendar file of the term; null when the build had no such term. */
  readonly fileHref: string | null;
}

type AlternativesProps = Pick<TermItemProps, 'alternatives' | 'days' | 'offer' | 'bookingHref' | 'askHref'>;

/** Other dates for a full one, each with its city, year and price. */
const Alternatives = ({ alternatives, days, offer, bookingHref, askHref }: AlternativesProps) => {
  const t = useTexts('terms');
  const calendar = useTexts('calendar');
  const linkText = ({ row, kilometres, place }: AlternativesProps['alternatives'][number]): string =>
    [
      kilometres === null || place === null ? place : placeAway(place, kilometres),
      datedTerm(row.start, days, calendar),
      offer?.price ?? null,
    ]
      .filter((words) => words !== null)
      .join(', ');
  return (
    <div className="term-instead">
      <p>{t.alternatives()}</p>
      <ul>
        {alternatives.map((free) => (
          <li key={free.row.id}>
            <a href={askHref ?? `${bookingHref}?course=${free.row.id}`}>{linkText(free)}</a>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** One date: course, days, city, price and places, with links to book it and to save it in a calendar. */
export const TermItem = (props: TermItemProps) => {
  const { row, place, venue, course, offer, days, printed, bookingHref, askHref, alternatives, fileHref } = props;
  const t = useTexts('terms');
  const calendar = useTexts('calendar');
  const when = datedTerm(row.start, days, calendar);
  const isFull = row.free !== null && row.free <= 0;
  const offered = offerOf({
    state: 'ahead',
    group: askHref !== null,
    price: offer?.amount ?? null,
    freePlaces: row.free,
    unpricedReserveList: props.unpricedReserveList,
  });
  const ask = askHref === null ? t.enquire() : t.ask();
  const actions = {
    seat: t.book(),
    reserveEntry: t.joinReserve(),
    enquiry: isFull ? t.askOther() : ask,
    nothing: null,
  };
  return (
    <li className="term-row" data-begins={printed ? beginningOf(row) : undefined}>
      <a className="term" href={askHref ?? `${bookingHref}?course=${row.id}`}>
        <span className="term-when">
          {row.name !== null && <strong className="term-course">{row.name}</strong>}
          <time dateTime={row.start}>{when}</time>
        </span>
        <span className="term-where">
          <span className="term-city">{venue === undefined ? place : `${place}, ${venue}`}</span>{' '}
          <span className="term-detail">{termTimes(dayOf(row), { days, hours: row.hours }, calendar)}</span>
        </span>
        <span className="term-places">
          <Availability free={row.free} />
        </span>
        <span className="term-price">{offer?.price}</span>
        <span className="term-action">{actions[offered]}</span>
      </a>
      {alternatives.length > 0 && <Alternatives {...props} />}
      {fileHref !== null && (
        <a className="term-file" href={fileHref} rel="nofollow" download>
          {t.addToCalendar()}
          <span className="visually-hidden">: {[course, when, place].filter((words) => words).join(', ')}</span>
        </a>
      )}
    </li>
  );
};
