import type { Town } from '#domain/places/gazetteer.ts';
import { greatCircleDistance, type Position } from '#domain/places/great-circle.ts';
import { normaliseForComparison } from '#domain/texts/plain-letters.ts';
import { type CityId, cities } from '#generated/data/cities.ts';
import { regions } from '#generated/data/regions.ts';

export type NamedCity = (typeof cities)[number];

export interface NearCity {
  readonly city: CityId;
  readonly kilometres: number;
}

/** The shortest prefix of a name that is accepted; shorter ones match too many names. */
const shortestBeginning = 3;

const cityOf = (id: string | undefined): NamedCity | null => cities.find((city) => city.id === id) ?? null;

/** The city for a typed text: its name in any grammatical case, its voivodeship, or the beginning of one name only. */
export const findCityByName = (text: string): NamedCity | null => {
  const wanted = normaliseForComparison(text).replace(/^(?:woj|wojewodztwo) /, '');
  const named = cities.find(({ name, nameEn, genitive, locative }) =>
    [name, nameEn, genitive, locative].some((form) => normaliseForComparison(form) === wanted),
  );
  if (named !== undefined) return named;
  const region = regions.find(
    ({ name }) => normaliseForComparison(name.pl) === wanted || normaliseForComparison(name.en) === wanted,
  );
  if (region !== undefined) return cityOf(region.city);
  const beginning = cities.filter(({ name, nameEn }) =>
    [name, nameEn].some((form) => normaliseForComparison(form).startsWith(wanted)),
  );
  return wanted.length >= shortestBeginning && beginning.length === 1 ? (beginning[0] ?? null) : null;
};

/** The city of the model with the name and region of a place; null if none has them. */
export const findCityOfTown = ({ name, region }: Town): NamedCity | null =>
  cities.find((city) => city.name === name && city.region === region) ?? null;

/** Some cities, given by their numbers in the calendar, nearest first. */
export const sortCitiesNearestFirst = (from: Position, numbers: ReadonlySet<number>): readonly NearCity[] =>
  cities
    .filter(({ calendarId }) => numbers.has(calendarId))
    .map((city) => ({ city: city.id, kilometres: Math.round(greatCircleDistance(from, city)) }))
    .toSorted((one, other) => one.kilometres - other.kilometres);
