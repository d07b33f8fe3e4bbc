import type { RefObject } from 'react';
import { isAtWantedTime, monthAlone, type WantedTime } from '#domain/dates/wanted-time.ts';
import type { Place } from '#domain/places/gazetteer.ts';
import { greatCircle } from '#domain/places/great-circle.ts';
import { cities } from '#generated/data/cities.ts';
import { warsawToday } from '../../../lib/calendar/warsaw-today.ts';
import { placeLabel } from '../../../lib/places/find-place.ts';
import { useTexts } from '../../../lib/texts-context.ts';
import type { DatesCriteria } from '../dates-criteria.ts';
import type { DatesProps } from '../dates-props.ts';
import { DatesNotice, VenueNote } from '../list/dates-notice.tsx';
import { FoldedTerms, type GroupTerms } from '../list/folded-terms.tsx';
import type { TermRow } from '../term.ts';
import { useTerms } from '../use-terms.ts';

/** Dates of one city and its distance, null for an unknown city. */
interface CityAway {
  readonly city: string;
  readonly kilometres: number | null;
  readonly rows: readonly TermRow[];
}

const kilometresOf = (row: TermRow, from: Place): number | null => {
  const city = cities.find(({ calendarId }) => calendarId === row.city);
  return city === undefined ? null : Math.round(greatCircle(from, city));
};

/** The rows of the nearest city first, each city’s in the order of time; those of unknown cities last. */
export const nearestFirst = (rows: readonly TermRow[], from: Place): readonly TermRow[] => {
  const away = (row: TermRow): number => kilometresOf(row, from) ?? Number.POSITIVE_INFINITY;
  return rows.toSorted((one, other) => (away(one) === away(other) ? 0 : away(one) - away(other)));
};

/** Rows in the order of `nearestFirst` under their cities. */
export const citiesAway = (rows: readonly TermRow[], from: Place): readonly CityAway[] => {
  const groups = Map.groupBy(
    rows,
    ({ city, place }) => cities.find(({ calendarId }) => calendarId === city)?.name ?? place ?? '',
  );
  return [...groups].map(([city, grouped]) => ({
    city,
    kilometres: grouped[0] === undefined ? null : kilometresOf(grouped[0], from),
    rows: grouped,
  }));
};

interface SearchResultsProps {
  /** The heading, which a search focuses. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly props: DatesProps;
  readonly criteria: Omit<DatesCriteria, 'month'> & {
    readonly month: WantedTime | null;
    readonly unknownType: boolean;
  };
  /** Place of the visitor or of the training; the nearest dates come first. */
  readonly from: Place | null;
}

/** Every date that fits, from the calendar, with its own states for loading, nothing found and failure. */
export const SearchResults = ({ heading, props, criteria, from }: SearchResultsProps) => {
  const t = useTexts('terms');
  const finder = useTexts('finder');
  // The calendar knows months alone: a span is cut out of all.
  const asked = { ...criteria, month: monthAlone(criteria.month) };
  const all = useTerms(props, { criteria: asked, read: () => asked });
  const today = warsawToday();
  const isWanted = ({ start, type }: TermRow): boolean =>
    isAtWantedTime({ start, offsets: props.days[type] ?? null }, criteria.month, today);
  const terms = { ...all, rows: all.rows?.filter(isWanted) ?? null };
  const found = terms.rows?.length ?? 0;
  const unknown = criteria.unknownType || criteria.unknownCity || criteria.unknownMonth;
  const ordered = from === null || terms.rows === null ? terms : { ...terms, rows: nearestFirst(terms.rows, from) };
  const byCity =
    (place: Place): GroupTerms =>
    (rows) =>
      citiesAway(rows, place).map(({ city, kilometres, rows: grouped }) => ({
        heading: kilometres === null ? city : t.cityAway({ city, kilometres: String(kilometres) }),
        rows: grouped,
      }));
  return (
    <div className="dates">
      <h2 id="results" ref={heading} tabIndex={-1}>
        {found > 0 ? finder.found({ count: found }) : finder.results()}
      </h2>
      <p className="dates-count" role="status">
        {found > 0 && <span className="visually-hidden">{t.found({ count: found })}</span>}{' '}
        {found > 0 && from !== null && <span>{t.nearestTo({ place: placeLabel(from) })}</span>}{' '}
        {unknown && <span>{t.unknownChoice()}</span>}
      </p>
      <DatesNotice
        terms={terms}
        scope={criteria.month !== null ? 'choice' : criteria.city === null ? 'all' : 'city'}
        props={props}
        wanted={{ city: criteria.cityNumber, month: criteria.month, type: null }}
      />
      <FoldedTerms
        key={`${criteria.city} ${criteria.month}`}
        terms={ordered}
        filterVisible
        props={terms.props}
        groups={from === null ? undefined : byCity(from)}
      />
      {found > 0 && <VenueNote props={props} />}
      {found > 0 && <p className="note">{finder.laterDays()}</p>}
    </div>
  );
};
