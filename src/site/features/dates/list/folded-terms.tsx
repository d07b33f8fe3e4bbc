import { useDeferredValue, useLayoutEffect, useState } from 'react';
import { termsShown } from '#generated/rules/terms-shown.ts';
import { monthAndYearInWords } from '../../../lib/calendar/calendar-texts.ts';
import { useHydrated } from '../../../lib/hooks/use-hydrated.ts';
import { useMessages } from '../../../lib/texts-context.ts';
import { DisclosureRest } from '../../../ui/text/disclosure-rest.tsx';
import type { DatesProps } from '../dates-props.ts';
import { findCommonSchedule } from '../schedule.ts';
import { firstRowWithPlaces, type TermRow } from '../term.ts';
import type { Terms } from '../use-terms.ts';
import { moveFocusToFilter } from './dates-notice.tsx';
import { TermItem } from './term-item.tsx';

const yearAndMonthLength = 7;

/** Month of the first day, `YYYY-MM`. */
export const monthOfRow = (row: TermRow): string => row.start.slice(0, yearAndMonthLength);

/** Dates under one heading. */
interface TermGroup {
  readonly heading: string;
  readonly rows: readonly TermRow[];
  /** Whether the heading is the month of its dates. */
  readonly isMonth?: boolean;
}

export type GroupTerms = (rows: readonly TermRow[]) => readonly TermGroup[];

/** Groups rows by the month of their first day. */
export const useGroupingByMonth = (): GroupTerms => {
  const calendar = useMessages('calendar');
  return (rows) =>
    [...Map.groupBy(rows, monthOfRow)].map(([month, grouped]) => ({
      heading: monthAndYearInWords(month, calendar),
      rows: grouped,
      isMonth: true,
    }));
};

interface TermGroupsProps {
  readonly rows: readonly TermRow[];
  /** Every row of the list, also those that are not shown. */
  readonly all: readonly TermRow[];
  readonly props: DatesProps;
  /** Months, unless another order is given. */
  readonly groups?: GroupTerms | undefined;
  /** The place of a row where it is not the name of its city. */
  readonly placeOf?: ((row: TermRow, name: string | null) => string | null) | undefined;
}

/** Dates under headings, in their order, full ones too. The button is at the first one with places. */
const TermGroups = ({ rows, all, props, groups, placeOf }: TermGroupsProps) => {
  const months = useGroupingByMonth();
  const cities = new Map(props.cities.map((city) => [city.number, city]));
  const [type = '', ...others] = props.types;
  const first = firstRowWithPlaces(all);
  const isOneTime = others.length === 0 && findCommonSchedule(all, props.days[type] ?? null) !== null;
  const placeName = (row: TermRow): string | null => row.place ?? cities.get(row.city ?? 0)?.name ?? null;
  const ofCity = (row: TermRow, name: string | null) =>
    props.cityNumber !== null && row.city === props.cityNumber ? null : name;
  const itemOf = (isMonth: boolean) => (row: TermRow) => (
    <TermItem
      key={row.id}
      row={row}
      place={(placeOf ?? ofCity)(row, placeName(row))}
      venue={cities.get(row.city ?? 0)?.venue}
      offer={props.offers[row.type]}
      unpricedReserveList={!props.unlisted.includes(row.type)}
      days={props.days[row.type] ?? null}
      inMonth={isMonth}
      priced={others.length > 0 || props.course === ''}
      timed={!isOneTime}
      isFirst={props.askHref === null && row === first}
      bookingHref={props.bookingHref}
      askHref={props.askHref ?? (row.type in props.days ? null : (props.unknownHref ?? null))}
    />
  );
  return (groups ?? months)(rows).map(({ heading, rows: grouped, isMonth = false }) => (
    <div className="term-month" key={heading}>
      <h3>{heading}</h3>
      <ol className="terms">{grouped.map(itemOf(isMonth))}</ol>
    </div>
  ));
};

interface FoldedTermsProps extends Pick<TermGroupsProps, 'props' | 'groups' | 'placeOf'> {
  readonly terms: Terms;
  readonly filterVisible: boolean;
}

/** The first terms, and the rest behind "show all", as far as the rules fold the list. Its key are the criteria: others fold it again. */
export const FoldedTerms = ({ terms, filterVisible, ...list }: FoldedTermsProps) => {
  const t = useMessages('terms');
  const [showsAll, setShowsAll] = useState(false);
  useLayoutEffect(() => moveFocusToFilter, []);
  const rows = terms.rows ?? [];
  const shownIf = (showAll: boolean): number => termsShown({ total: rows.length, filterVisible, showAll }).value;
  const first = shownIf(false);
  const isOpen = shownIf(showsAll) > first;
  // Another choice shows the first dates at once; those behind the button are made when the page has answered. A search, which
  // prints none and finds hundreds, makes them when it is opened.
  const isWhole = useDeferredValue(list.props.rows !== null || isOpen, !useHydrated());
  return (
    <>
      <TermGroups rows={rows.slice(0, first)} all={rows} {...list} />
      {first < rows.length && (
        <DisclosureRest more={t.showAll()} fewer={t.showFewer()} open={isOpen} onToggle={setShowsAll}>
          <TermGroups rows={isWhole ? rows.slice(first) : []} all={rows} {...list} />
        </DisclosureRest>
      )}
    </>
  );
};
