import type { TypeOffer } from '../../../lib/calendar/price.ts';
import type { TermRow } from '../term.ts';
import { TermItem } from './term-item.tsx';

/** A date of one of several courses, as the home page shows it. */
export interface NextDate {
  /** With the name of its course. */
  readonly row: TermRow & { readonly name: string };
  readonly place: string | null;
  readonly days: readonly number[] | null;
  readonly offer: TypeOffer;
}

interface NextDatesProps {
  readonly dates: readonly NextDate[];
  readonly bookingHref: string;
}

/** Dates of several courses with full years. The loader removes those that have begun since the build. */
export const NextDates = ({ dates, bookingHref }: NextDatesProps) => (
  <ol className="terms">
    {dates.map(({ row, ...date }) => (
      <TermItem
        key={row.id}
        {...date}
        row={row}
        printed
        bookingHref={bookingHref}
        askHref={null}
        unpricedReserveList
        timed={false}
      />
    ))}
  </ol>
);
