import { decideTermOffer } from '#forms/registration/offer.ts';
import { bookingLink } from '../../../lib/calendar/booking-link.ts';
import { termDaysInWords, termDaysWithYear, termTimesInWords } from '../../../lib/calendar/calendar-texts.ts';
import type { TypeOffer } from '../../../lib/calendar/price.ts';
import { useMessages } from '../../../lib/texts-context.ts';
import { hasFreePlaces, startDayOfRow, startInstantOfRow, type TermRow } from '../term.ts';
import { Availability } from './availability.tsx';

interface TermItemProps {
  readonly row: TermRow;
  /** Where the term takes place; null if that is the same for all rows. */
  readonly place: string | null;
  /** Street of the venue; absent while it is not known. */
  readonly venue?: string | undefined;
  /** The price of the course; absent while it is unknown. */
  readonly offer: TypeOffer | undefined;
  /** Whether its course keeps a reserve list without a price. */
  readonly unpricedReserveList: boolean;
  readonly days: readonly number[] | null;
  /** Whether the row is below the name of its month and year. */
  readonly inMonth?: boolean;
  /** Whether prices differ from row to row. */
  readonly priced?: boolean;
  /** Whether weekdays and hours differ from row to row. */
  readonly timed?: boolean;
  /** Whether this row has the button of the list. */
  readonly isFirst?: boolean;
  /** Whether the build prints the row; the loader removes it on its day. */
  readonly printed?: boolean;
  readonly bookingHref: string;
  readonly askHref: string | null;
}

interface TermActionProps {
  readonly offered: ReturnType<typeof decideTermOffer>;
  readonly group: boolean;
}

/** The one button of a list. */
const TermAction = ({ offered, group }: TermActionProps) => {
  const t = useMessages('terms');
  const enquiry = group ? t.ask() : t.enquire();
  return <span className="term-action">{offered === 'seat' ? t.book() : enquiry}</span>;
};

/** The place and the times, if they differ from row to row. */
const Details = ({
  place,
  venue,
  times,
}: {
  readonly place: string | null;
  readonly venue?: string | undefined;
  readonly times: string;
}) => (
  <>
    {place !== null && <span className="term-city">{venue === undefined ? place : `${place}, ${venue}`}</span>}
    {times !== '' && <span className="term-detail">{times}</span>}
  </>
);

/** One term in two lines: what differs on this page in bold, then the rest. The whole row is the link to it. */
export const TermItem = ({ row, place, venue, offer, days, bookingHref, askHref, ...how }: TermItemProps) => {
  const { inMonth = false, priced = true, timed = true, isFirst = false, printed = false, unpricedReserveList } = how;
  const t = useMessages('terms');
  const calendar = useMessages('calendar');
  const isFull = !hasFreePlaces(row);
  const offered = decideTermOffer({
    state: 'ahead',
    group: askHref !== null,
    price: offer?.amount ?? null,
    freePlaces: row.free,
    unpricedReserveList,
  });
  const when = (
    <time dateTime={row.start}>
      {inMonth ? termDaysInWords(startDayOfRow(row), days, calendar) : termDaysWithYear(row.start, days, calendar)}
    </time>
  );
  const times = timed ? termTimesInWords(startDayOfRow(row), { days, hours: row.hours }, calendar) : '';
  return (
    <li className="term-row" data-begins={printed ? startInstantOfRow(row) : undefined}>
      <a
        className={isFull ? 'term term-full' : 'term'}
        href={askHref ?? bookingLink(bookingHref, row)}
        data-term={row.id}
      >
        <strong className="term-course">{row.name ?? when}</strong>
        <span className="term-info">
          {row.name !== null && when}
          <Details place={place} venue={venue} times={times} />
          <Availability free={row.free} />
          {isFull && offered === 'enquiry' && <span className="term-detail">{t.askOther()}</span>}
        </span>
        <span className="term-price">{priced && offer?.price}</span>
        {isFirst && <TermAction offered={offered} group={askHref !== null} />}
      </a>
    </li>
  );
};
