import { monthWord } from '../../../lib/calendar/calendar-texts.ts';
import { useTexts } from '../../../lib/texts-context.ts';
import type { DatesProps } from '../dates-props.ts';
import { freeAlternatives } from '../near/free-alternatives.ts';
import type { TermRow } from '../term.ts';
import { monthGroups } from './month-groups.ts';
import { TermItem } from './term-item.tsx';

/** Dates under one heading. */
export interface TermGroup {
  readonly heading: string;
  readonly rows: readonly TermRow[];
}

export type GroupTerms = (rows: readonly TermRow[]) => readonly TermGroup[];

interface TermGroupsProps {
  readonly rows: readonly TermRow[];
  /** Every row of the list, those that are not shown included. */
  readonly all: readonly TermRow[];
  readonly props: DatesProps;
  /** Months, unless another order is given. */
  readonly groups?: GroupTerms | undefined;
}

/** Whether the build wrote a calendar file of the term as it is now. */
const isBuilt = ({ id, start }: TermRow, { rows }: DatesProps): boolean =>
  rows?.some((row) => row.id === id && row.start === start) ?? false;

/** Dates under headings. */
export const TermGroups = ({ rows, all, props, groups }: TermGroupsProps) => {
  const calendar = useTexts('calendar');
  const byMonth: GroupTerms = (shown) =>
    monthGroups(shown).map(({ month, rows: grouped }) => ({ heading: monthWord(month, calendar), rows: grouped }));
  const names = new Map(props.cities.map((city) => [city.number, city.name]));
  const venues = new Map(props.cities.map((city) => [city.number, city.venue]));
  const placeOf = (row: TermRow): string | null => row.place ?? names.get(row.city ?? 0) ?? null;
  return (groups ?? byMonth)(rows).map((group) => (
    <div className="term-month" key={group.heading}>
      <h3>{group.heading}</h3>
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
            alternatives={freeAlternatives(row, all, props).map((free) => ({ ...free, place: placeOf(free.row) }))}
            fileHref={isBuilt(row, props) ? props.termFile.replace('*', `${row.id}`) : null}
          />
        ))}
      </ol>
    </div>
  ));
};
