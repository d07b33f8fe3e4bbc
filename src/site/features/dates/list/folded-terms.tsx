import { useDeferredValue, useLayoutEffect } from 'react';
import { termsShown } from '#generated/rules/terms-shown.ts';
import { monthWord } from '../../../lib/calendar/calendar-texts.ts';
import { useHydrated } from '../../../lib/hooks/use-hydrated.ts';
import { useTexts } from '../../../lib/texts-context.ts';
import { DisclosureRest } from '../../../ui/text/disclosure-rest.tsx';
import type { DatesProps } from '../dates-props.ts';
import { freeAlternatives } from '../near/free-alternatives.ts';
import type { TermRow } from '../term.ts';
import type { Terms } from '../use-terms.ts';
import { moveFocus } from './dates-notice.tsx';
import { TermItem } from './term-item.tsx';

const yearAndMonthLength = 7;

/** Month of the first day, `YYYY-MM`. */
export const monthOfRow = (row: TermRow): string => row.start.slice(0, yearAndMonthLength);

/** Dates under one heading. */
interface TermGroup {
  readonly heading: string;
  readonly rows: readonly TermRow[];
}

export type GroupTerms = (rows: readonly TermRow[]) => readonly TermGroup[];

interface TermGroupsProps {
  readonly rows: readonly TermRow[];
  /** Every row of the list, also those that are not shown. */
  readonly all: readonly TermRow[];
  readonly props: DatesProps;
  /** Months, unless another order is given. */
  readonly groups?: GroupTerms | undefined;
}

/** Whether the build wrote a calendar file of the term as it is now. */
const isBuilt = ({ id, start }: TermRow, { rows }: DatesProps): boolean =>
  rows?.some((row) => row.id === id && row.start === start) ?? false;

/** Dates under headings, in their order, full ones too. */
const TermGroups = ({ rows, all, props, groups }: TermGroupsProps) => {
  const calendar = useTexts('calendar');
  const byMonth: GroupTerms = (shown) =>
    [...Map.groupBy(shown, monthOfRow)].map(([month, grouped]) => ({
      heading: monthWord(month, calendar),
      rows: grouped,
    }));
  const cities = new Map(props.cities.map((city) => [city.number, city]));
  const placeOf = (row: TermRow): string | null => row.place ?? cities.get(row.city ?? 0)?.name ?? null;
  const itemOf = (row: TermRow) => (
    <TermItem
      key={row.id}
      row={row}
      place={placeOf(row)}
      venue={cities.get(row.city ?? 0)?.venue}
      course={row.name ?? props.course}
      offer={props.offers[row.type]}
      unpricedReserveList={!props.unlisted.includes(row.type)}
      days={props.days[row.type] ?? null}
      bookingHref={props.bookingHref}
      askHref={props.askHref}
      alternatives={freeAlternatives(row, all, props).map((free) => ({ ...free, place: placeOf(free.row) }))}
      fileHref={isBuilt(row, props) ? props.termFile.replace('*', `${row.id}`) : null}
    />
  );
  return (groups ?? byMonth)(rows).map((group) => (
    <div className="term-month" key={group.heading}>
      <h3>{group.heading}</h3>
      <ol className="terms">{group.rows.map(itemOf)}</ol>
    </div>
  ));
};

interface FoldedTermsProps {
  readonly terms: Terms;
  readonly filterVisible: boolean;
  readonly props: DatesProps;
  readonly groups?: GroupTerms | undefined;
}

/** The first terms, and the rest behind "show all", as far as the rules fold the list. */
export const FoldedTerms = ({ terms, filterVisible, props, groups }: FoldedTermsProps) => {
  const t = useTexts('terms');
  useLayoutEffect(() => moveFocus, []);
  const rows = terms.rows ?? [];
  const shownIf = (showAll: boolean): number => termsShown({ total: rows.length, filterVisible, showAll }).value;
  const first = shownIf(false);
  const isOpen = shownIf(terms.list.showAll) > first;
  // Another choice shows the first dates at once; those behind the button are made when the page has answered. A search, which
  // prints none and finds hundreds, makes them when it is opened.
  const isWhole = useDeferredValue(props.rows !== null || isOpen, !useHydrated());
  return (
    <>
      <TermGroups rows={rows.slice(0, first)} all={rows} props={props} groups={groups} />
      {first < rows.length && (
        <DisclosureRest
          more={t.showAll()}
          fewer={t.showFewer()}
          open={isOpen}
          onToggle={(open) => terms.send({ type: open ? 'showAll' : 'showFewer' })}
        >
          <TermGroups rows={isWhole ? rows.slice(first) : []} all={rows} props={props} groups={groups} />
        </DisclosureRest>
      )}
    </>
  );
};
