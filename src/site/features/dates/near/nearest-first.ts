import type { Place } from '#domain/places/gazetteer.ts';
import { greatCircle } from '#domain/places/great-circle.ts';
import { cities } from '#generated/data/cities.ts';
import type { TermRow } from '../term.ts';

/** Dates of one city, and how far it is; null for a city that nobody knows. */
export interface CityAway {
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
