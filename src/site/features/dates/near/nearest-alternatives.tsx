import { useEffect, useState } from 'react';
import { parseMonthSpan } from '#domain/dates/in-month.ts';
import { isTermAtWantedTime, type WantedTime } from '#domain/dates/wanted-time.ts';
import { cities } from '#generated/data/cities.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { createLatestOnlyCaller } from '../../../lib/api/take-latest.ts';
import { bookingLink } from '../../../lib/calendar/booking-link.ts';
import { termDaysWithYear } from '../../../lib/calendar/calendar-texts.ts';
import { capitaliseFirstLetter, wantedTimeInsideSentence } from '../../../lib/calendar/search-months.ts';
import { warsawToday } from '../../../lib/calendar/warsaw-today.ts';
import { sortCitiesNearestFirst } from '../../../lib/places/city-by-name.ts';
import { placeWithDistance } from '../../../lib/places/place-away.ts';
import { useMessages } from '../../../lib/texts-context.ts';
import { LiveRegion } from '../../../ui/live-region.tsx';
import { filterRowsByType } from '../dates-criteria.ts';
import type { DatesProps } from '../dates-props.ts';
import { fetchTermsOfList } from '../fetch-terms.ts';
import { hasFreePlaces, startDayOfRow, type TermRow, toTermRows } from '../term.ts';

/** A term with places; `kilometres` is null for one in the wanted city. */
interface FreeTerm {
  readonly row: TermRow;
  readonly kilometres: number | null;
}

/** Criteria without a result: the number of a city, a time, or both. */
export interface Wanted {
  readonly city: number | null;
  readonly month: WantedTime | null;
}

/** Alternatives with places: near the wanted month in the same city, and in the nearest cities. */
interface NearestTerms {
  readonly inTime: readonly FreeTerm[];
  readonly inPlace: readonly FreeTerm[];
}

/** The last date before a month and the first one after it; without a month, or with a span, the first of all. */
const aroundMonth = (rows: readonly TermRow[], month: WantedTime | null): readonly TermRow[] => {
  const span = month === null ? null : parseMonthSpan(month);
  if (span === null) return rows.slice(0, 1);
  const before = rows.filter((row) => startDayOfRow(row) < span.first).slice(-1);
  return [...before, ...rows.filter((row) => startDayOfRow(row) >= span.next).slice(0, 1)];
};

/** The first of the rows in each of the cities nearest to one. */
const inNearCities = (rows: readonly TermRow[], from: number): readonly FreeTerm[] => {
  const home = cities.find(({ calendarId }) => calendarId === from);
  if (home === undefined) return [];
  const dated = new Set(rows.flatMap(({ city }) => (city === null || city === from ? [] : [city])));
  return sortCitiesNearestFirst(home, dated)
    .slice(0, parameters.nearestCitiesShown)
    .flatMap(({ city, kilometres }) => {
      const number = cities.find(({ id }) => id === city)?.calendarId;
      const row = rows.find((one) => one.city === number);
      return row === undefined ? [] : [{ row, kilometres }];
    });
};

/** Alternatives to criteria without a result. `rows` contain every city and month in the order of time. */
export const findAlternativeTerms = (
  { city, month }: Wanted,
  rows: readonly TermRow[],
  days: DatesProps['days'],
): NearestTerms => {
  const free = rows.filter(hasFreePlaces);
  const here = city === null ? free : free.filter((row) => row.city === city);
  const today = warsawToday();
  const inMonth = free.filter((row) =>
    isTermAtWantedTime({ start: row.start, offsets: days[row.type] ?? null }, month, today),
  );
  const inTime = aroundMonth(here, month).map((row) => ({ row, kilometres: null }));
  const inPlace = city === null ? [] : inNearCities(inMonth, city);
  return { inTime, inPlace: inTime.length + inPlace.length > 0 || city === null ? inPlace : inNearCities(free, city) };
};

interface NearestAlternativesProps {
  readonly props: DatesProps;
  readonly wanted: Wanted;
  /** The chosen type, where the list has several. */
  readonly type: string | null;
}

const noNearestTerms: NearestTerms = { inTime: [], inPlace: [] };

/** Fetches the dates of every city and month once. */
const useNearestTerms = ({ props, wanted, type }: NearestAlternativesProps): NearestTerms => {
  const [latest] = useState(createLatestOnlyCaller);
  const [nearestTerms, setNearestTerms] = useState(noNearestTerms);
  const { city, month } = wanted;
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetches again when the criteria change
  useEffect(() => {
    const everywhere = { cityNumber: null, month: null };
    latest.ask((signal) => fetchTermsOfList(props, everywhere, signal), {
      onAnswer: (answers) => {
        const rows = filterRowsByType(toTermRows(answers, { cities: props.cities, named: false }), type) ?? [];
        setNearestTerms(findAlternativeTerms(wanted, rows, props.days));
      },
      onFailure: () => setNearestTerms(noNearestTerms),
    });
    return latest.giveUp;
  }, [city, month, type, latest]);
  return nearestTerms;
};

/** Names the criteria without a result, then the nearest dates in time and place. */
export const NearestAlternatives = (search: NearestAlternativesProps) => {
  const { props, wanted } = search;
  const t = useMessages('terms');
  const calendar = useMessages('calendar');
  const { inTime, inPlace } = useNearestTerms(search);
  const home = cities.find(({ calendarId }) => calendarId === wanted.city);
  const place = (props.locale === 'pl' ? home?.locative : home?.nameEn) ?? null;
  const month = wanted.month === null ? null : wantedTimeInsideSentence(wanted.month, calendar);
  const linkText = ({ row, kilometres }: FreeTerm): string => {
    const city = row.place ?? cities.find(({ calendarId }) => calendarId === row.city)?.name ?? '';
    const when = termDaysWithYear(row.start, props.days[row.type] ?? null, calendar);
    return [kilometres === null ? city : placeWithDistance(city, kilometres), when].join(', ');
  };
  const listOf = (heading: string, terms: readonly FreeTerm[]) =>
    terms.length > 0 && (
      <>
        <p>{heading}</p>
        <ul>
          {terms.map((term) => (
            <li key={term.row.id}>
              <a href={props.askHref ?? bookingLink(props.bookingHref, term.row)}>{linkText(term)}</a>
            </li>
          ))}
        </ul>
      </>
    );
  const none = (): string => {
    if (month !== null && place !== null) return t.noneInMonthInPlace({ month, place });
    if (month !== null) return t.noneInMonth({ month });
    return place === null ? t.none() : t.noneNowInPlace({ place });
  };
  const nearby = month === null || inTime.length === 0 ? t.nearestCities() : t.nearestCitiesInMonth({ month });
  return (
    <>
      <LiveRegion>
        <p>{capitaliseFirstLetter(none())}</p>
      </LiveRegion>
      {listOf(t.nearestInTime(), inTime)}
      {listOf(nearby, inPlace)}
    </>
  );
};
