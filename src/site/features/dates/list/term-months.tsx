import { monthWord } from '../../../lib/calendar/calendar-words.ts';
import { useTexts } from '../../../lib/texts-context.ts';
import type { DatesProps } from '../dates-props.ts';
import { freeInstead } from '../near/free-instead.ts';
import type { TermRow } from '../term.ts';
import { monthGroups } from './month-groups.ts';
import { TermItem } from './term-item.tsx';

interface TermMonthsProps {
  readonly rows: readonly TermRow[];
  /** Every row of the list, those that are not shown included. */
  readonly all: readonly TermRow[];
  readonly props: DatesProps;
}

/** Whether the build wrote a calendar file of the term as it is now. */
const isBuilt = ({ id, start }: TermRow, { rows }: DatesProps): boolean =>
  rows?.some((row) => row.id === id && row.start === start) ?? false;

/** Dates under the headings of their months. */
export const TermMonths = ({ rows, all, props }: TermMonthsProps) => {
  const calendar = useTexts('calendar');
  const names = new Map(props.cities.map((city) => [city.number, city.name]));
  const venues = new Map(props.cities.map((city) => [city.number, city.venue]));
  const placeOf = (row: TermRow): string | null => row.place ?? names.get(row.city ?? 0) ?? null;
  return monthGroups(rows).map((group) => (
    <div className="term-month" key={group.month}>
      <h3>{monthWord(group.month, calendar)}</h3>
      <ol className="terms">
        {group.rows.map((row) => (
          <TermItem
            key={row.id}
            row={row}
            place={placeOf(row)}
            venue={venues.get(row.city ?? 0)}
            course={row.name ?? props.course}
            offer={props.offers[row.type]}
            days={props.days[row.type] ?? null}
            bookingHref={props.bookingHref}
            askHref={props.askHref}
            instead={freeInstead(row, all, props).map((free) => ({ ...free, place: placeOf(free.row) }))}
            fileHref={isBuilt(row, props) ? props.termFile.replace('*', `${row.id}`) : null}
          />
        ))}
      </ol>
    </div>
  ));
};
