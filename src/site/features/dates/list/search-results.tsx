import type { RefObject } from 'react';
import { isTermAtWantedTime, singleMonthOrNull, type WantedTime } from '#domain/dates/wanted-time.ts';
import type { Town } from '#domain/places/gazetteer.ts';
import { greatCircleDistance } from '#domain/places/great-circle.ts';
import { cities } from '#generated/data/cities.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { warsawToday } from '../../../lib/calendar/warsaw-today.ts';
import { townWithRegion } from '../../../lib/places/find-place.ts';
import { placeWithDistance } from '../../../lib/places/place-away.ts';
import { useMessages } from '../../../lib/texts-context.ts';
import type { DatesCriteria } from '../dates-criteria.ts';
import type { DatesProps } from '../dates-props.ts';
import type { TermRow } from '../term.ts';
import { useListedTerms } from '../use-terms.ts';
import { DatesNotice, VenueNote } from './dates-notice.tsx';
import { FoldedTerms, type GroupTerms, useGroupingByMonth } from './folded-terms.tsx';

type Coordinates = Pick<Town, 'latitude' | 'longitude'>;

const kilometresOf = (row: TermRow, from: Coordinates): number | null => {
  const city = cities.find(({ calendarId }) => calendarId === row.city);
  return city === undefined ? null : Math.round(greatCircleDistance(from, city));
};

/**
 * Divides rows, which are sorted by time, by where they are: in the wanted city, within the distance that counts as near, and farther away.
 */
export const partRowsByDistance = (rows: readonly TermRow[], from: Coordinates, city: number | null) => {
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
  /** Place of the visitor or of the training; the nearest dates are first. */
  readonly from: Town | null;
}

interface Parted {
  readonly rows: readonly TermRow[];
  readonly here: number;
  readonly near: number;
  readonly groups: GroupTerms;
  readonly placeOf: (row: TermRow, name: string | null) => string | null;
}

/** The rows as somebody at a place reads them: first there, then near it by date; farther ones only where the place is no city of ours. */
const usePartedRows = (rows: readonly TermRow[], from: Coordinates, city: number | null): Parted => {
  const t = useMessages('terms');
  const months = useGroupingByMonth();
  const { here, nearby, farther } = partRowsByDistance(rows, from, city);
  const rest = city === null ? farther : [];
  return {
    rows: [...here, ...nearby, ...rest],
    here: here.length,
    near: nearby.length,
    groups: (shown) =>
      [
        ...months(shown.filter((row) => here.includes(row))),
        { heading: t.nearby(), rows: shown.filter((row) => nearby.includes(row)) },
        { heading: t.farther(), rows: shown.filter((row) => rest.includes(row)) },
      ].filter((group) => group.rows.length > 0),
    placeOf: (row, name) => {
      const kilometres = kilometresOf(row, from);
      if (row.city === city && city !== null) return null;
      return kilometres === null || name === null ? name : placeWithDistance(name, kilometres);
    },
  };
};

interface ResultsHeadingProps {
  readonly home: (typeof cities)[number] | undefined;
  readonly locale: DatesProps['locale'];
  /** Null while the calendar has not answered. */
  readonly found: number | null;
  /** Whether only the dates near the named place are counted. */
  readonly nearby: boolean;
}

/** How many dates there are, and where. */
const ResultsHeading = ({ home, locale, found, nearby }: ResultsHeadingProps) => {
  const t = useMessages('finder');
  if (found === null) return t.results();
  const terms = t.found({ count: found });
  if (nearby) return t.foundNearby({ terms });
  return home === undefined ? terms : t.foundIn({ terms, place: locale === 'pl' ? home.locative : home.nameEn });
};

/** The coordinates used until a place is named. */
const nowhere: Coordinates = { latitude: 0, longitude: 0 };

/** The dates that fit, in the order in which somebody at the wanted city or place reads them. */
const useFoundTerms = ({ props, criteria, from }: Omit<SearchResultsProps, 'heading'>) => {
  const home = cities.find(({ id }) => id === criteria.city);
  const start = home ?? from;
  // The calendar knows months alone: a span is cut out of all. What is near a city is in the answer for every city.
  const asked = { ...criteria, city: null, cityNumber: null, month: singleMonthOrNull(criteria.month) };
  const all = useListedTerms(props, { criteria: asked, read: () => asked });
  const today = warsawToday();
  const isWanted = ({ start: day, type }: TermRow): boolean =>
    isTermAtWantedTime({ start: day, offsets: props.days[type] ?? null }, criteria.month, today);
  const fitting = all.rows?.filter(isWanted) ?? null;
  const { rows, here, near, ...parted } = usePartedRows(fitting ?? [], start ?? nowhere, criteria.cityNumber);
  if (start === null || fitting === null)
    return {
      terms: { ...all, rows: fitting },
      home,
      counted: fitting?.length ?? 0,
      nearby: false,
      parted: {},
      found: fitting?.length ?? 0,
    };
  const nearby = home === undefined && near > 0;
  const counted = home === undefined ? near || rows.length : here;
  return { terms: { ...all, rows }, home, counted, nearby, parted, found: rows.length };
};

/** Every date that fits, from the calendar, with its own states for loading, no result and failure. */
export const SearchResults = ({ heading, props, criteria, from }: SearchResultsProps) => {
  const t = useMessages('terms');
  const finder = useMessages('finder');
  const { terms, home, counted, nearby, parted, found } = useFoundTerms({ props, criteria, from });
  const unknown = criteria.unknownType || criteria.unknownCity || criteria.unknownMonth;
  return (
    <div className={terms.rows === null && terms.failed === null ? 'dates search-waiting' : 'dates'}>
      <h2 id="results" ref={heading} tabIndex={-1}>
        <ResultsHeading
          home={home}
          locale={props.locale}
          found={terms.rows === null ? null : counted}
          nearby={nearby}
        />
      </h2>
      <p className="dates-count" role="status">
        {found > 0 && <span className="visually-hidden">{t.found({ count: counted })}</span>}{' '}
        {found > 0 && from !== null && <span>{t.nearestTo({ place: townWithRegion(from) })}</span>}{' '}
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
        terms={terms}
        filterVisible
        props={terms.props}
        {...parted}
      />
      {found > 0 && <VenueNote props={props} />}
      {found > 0 && <p className="note">{finder.laterDays()}</p>}
    </div>
  );
};
