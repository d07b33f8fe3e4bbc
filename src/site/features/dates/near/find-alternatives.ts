import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { isInMonth, monthSpan } from '#domain/dates/in-month.ts';
import { cities } from '#generated/data/cities.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { nearestOf } from '../../../lib/places/city-by-name.ts';
import type { DatesProps } from '../dates-props.ts';
import type { TermRow } from '../term.ts';
import { hasPlaces } from './first-available.ts';
import type { FreeTerm } from './free-alternatives.ts';

/** What nothing was found for: a city by its number, a month `YYYY-MM`, or both. */
export interface Wanted {
  readonly city: number | null;
  readonly month: string | null;
}

/** Dates with places to take instead of none: near the wanted month in the same city, and in the nearest cities. */
export interface NearestTerms {
  readonly inTime: readonly FreeTerm[];
  readonly inPlace: readonly FreeTerm[];
}

const dayOf = ({ start }: TermRow): number => parseCivilDate(start) ?? 0;

/** The last date before a month and the first after it; the first of all where no month is wanted. */
const aroundMonth = (rows: readonly TermRow[], month: string | null): readonly TermRow[] => {
  const span = month === null ? null : monthSpan(month);
  if (span === null) return rows.slice(0, 1);
  const before = rows.filter((row) => dayOf(row) < span.first).slice(-1);
  return [...before, ...rows.filter((row) => dayOf(row) >= span.next).slice(0, 1)];
};

/** The first of the rows in each of the cities nearest to one. */
const inNearCities = (rows: readonly TermRow[], from: number): readonly FreeTerm[] => {
  const home = cities.find(({ calendarId }) => calendarId === from);
  if (home === undefined) return [];
  const dated = new Set(rows.flatMap(({ city }) => (city === null || city === from ? [] : [city])));
  return nearestOf(home, dated)
    .slice(0, parameters.nearestCitiesShown)
    .flatMap(({ city, kilometres }) => {
      const number = cities.find(({ id }) => id === city)?.calendarId;
      const row = rows.find((one) => one.city === number);
      return row === undefined ? [] : [{ row, kilometres }];
    });
};

/** Where nothing was found: what leads on. `rows` are those of every city and month, in the order of time. */
export const findAlternatives = (
  { city, month }: Wanted,
  rows: readonly TermRow[],
  days: DatesProps['days'],
): NearestTerms => {
  const free = rows.filter(hasPlaces);
  const here = city === null ? free : free.filter((row) => row.city === city);
  const inMonth = month === null ? free : free.filter((row) => isInMonth(row.start, days[row.type] ?? null, month));
  const inTime = aroundMonth(here, month).map((row) => ({ row, kilometres: null }));
  const inPlace = city === null ? [] : inNearCities(inMonth, city);
  return { inTime, inPlace: inTime.length + inPlace.length > 0 || city === null ? inPlace : inNearCities(free, city) };
};
