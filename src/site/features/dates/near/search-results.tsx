import type { RefObject } from 'react';
import { isAtWantedTime, monthAlone, type WantedTime } from '#domain/dates/wanted-time.ts';
import type { Place } from '#domain/places/gazetteer.ts';
import { greatCircle } from '#domain/places/great-circle.ts';
import { cities } from '#generated/data/cities.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { warsawToday } from '../../../lib/calendar/warsaw-today.ts';
import { placeLabel } from '../../../lib/places/find-place.ts';
import { placeAway } from '../../../lib/places/place-away.ts';
import { useTexts } from '../../../lib/texts-context.ts';
import type { DatesCriteria } from '../dates-criteria.ts';
import type { DatesProps } from '../dates-props.ts';
import { DatesNotice, VenueNote } from '../list/dates-notice.tsx';
import { FoldedTerms, type GroupTerms, useMonths } from '../list/folded-terms.tsx';
import type { TermRow } from '../term.ts';
import { useTerms } from '../use-terms.ts';

type Coordinates = Pick<Place, 'latitude' | 'longitude'>;

const kilometresOf = (row: TermRow, from: Coordinates): number | null => {
  const city = cities.find(({ calendarId }) => calendarId === row.city);
  return city === undefined ? null : Math.round(greatCircle(from, city));
};

/** Rows in the order of time by where they are: in the wanted city, within the distance that is nearby, and farther away. */
export const byDistance = (rows: readonly TermRow[], from: Coordinates, city: number | null) => {
  const whereOf = (row: TermRow): 'here' | 'nearby' | 'farther' => {
    if (row.city === city && city !== null) return 'here';
    return (kilometresOf(row, from) ?? Number.POSITIVE_INFINITY) <= parameters.nearbyKilometres ? 'nearby' : 'farther';
  };
  const { here = [], nearby = [], farther = [] } = Object.groupBy(rows, whereOf);
  return { here, nearby, farther };
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
export const SearchResults = ({ heading: headingRef, props, criteria, from }: SearchResultsProps) => {
  const t = useTexts('terms');
  const finder = useTexts('finder');
  const months = useMonths();
  const home = cities.find(({ id }) => id === criteria.city);
  const start = home ?? from;
  // The calendar knows months alone: a span is cut out of all. What is near a city is in the answer for every city.
  const asked = { ...criteria, city: null, cityNumber: null, month: monthAlone(criteria.month) };
  const all = useTerms(props, { criteria: asked, read: () => asked });
  const today = warsawToday();
  const isWanted = ({ start, type }: TermRow): boolean =>
    isAtWantedTime({ start, offsets: props.days[type] ?? null }, criteria.month, today);
  const fitting = all.rows?.filter(isWanted) ?? null;
  const parted = start === null || fitting === null ? null : byDistance(fitting, start, criteria.cityNumber);
  const [here, near] = [parted?.here ?? [], parted?.nearby ?? []];
  // Whoever names a city of ours looks no farther than near it.
  const farther = home === undefined ? (parted?.farther ?? []) : [];
  const terms = { ...all, rows: parted === null ? fitting : [...here, ...near, ...farther] };
  const found = terms.rows?.length ?? 0;
  const unknown = criteria.unknownType || criteria.unknownCity || criteria.unknownMonth;
  const place = (props.locale === 'pl' ? home?.locative : home?.nameEn) ?? null;
  const groups: GroupTerms = (rows) => [
    ...months(rows.filter((row) => here.includes(row))),
    { heading: t.nearby(), rows: rows.filter((row) => near.includes(row)) },
    { heading: t.farther(), rows: rows.filter((row) => farther.includes(row)) },
  ];
  const placeOf = (row: TermRow, name: string | null): string | null => {
    if (start === null || name === null) return name;
    const kilometres = kilometresOf(row, start);
    if (row.city === home?.calendarId) return null;
    return kilometres === null ? name : placeAway(name, kilometres);
  };
  const heading = (): string => {
    if (place !== null) return finder.foundIn({ count: here.length, place });
    return found > 0 ? finder.found({ count: found }) : finder.results();
  };
  return (
    <div className="dates">
      <h2 id="results" ref={headingRef} tabIndex={-1}>
        {fitting === null ? finder.results() : heading()}
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
        groups={parted === null ? undefined : (rows) => groups(rows).filter((group) => group.rows.length > 0)}
        placeOf={placeOf}
      />
      {found > 0 && <VenueNote props={props} />}
      {found > 0 && <p className="note">{finder.laterDays()}</p>}
    </div>
  );
};
