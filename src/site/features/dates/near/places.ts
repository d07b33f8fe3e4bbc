import { greatCircle, type Position } from '#domain/places/great-circle.ts';
import { type CityId, cities } from '#generated/data/cities.ts';
import { regions } from '#generated/data/regions.ts';

export type City = (typeof cities)[number];

export interface NearCity {
  readonly city: CityId;
  readonly kilometres: number;
}

/** Shorter beginnings of a name say too little. */
const shortestBeginning = 3;

/** Lower-case letters without Polish marks: “Bielsko-Biała” and “bielsko biala” are alike. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();

const cityOf = (id: string | undefined): City | null => cities.find((city) => city.id === id) ?? null;

/** The city that somebody means: by its name in any case, by its voivodeship, or by a beginning that fits one city alone. */
export const cityNamed = (text: string): City | null => {
  const wanted = plain(text).replace(/^(?:woj|wojewodztwo) /, '');
  const named = cities.find(({ name, nameEn, genitive, locative }) =>
    [name, nameEn, genitive, locative].some((form) => plain(form) === wanted),
  );
  if (named !== undefined) return named;
  const region = regions.find(({ name }) => plain(name.pl) === wanted || plain(name.en) === wanted);
  if (region !== undefined) return cityOf(region.city);
  const begun = cities.filter(({ name, nameEn }) => [name, nameEn].some((form) => plain(form).startsWith(wanted)));
  return wanted.length >= shortestBeginning && begun.length === 1 ? (begun[0] ?? null) : null;
};

/** The nearest of some cities, given by their numbers in the calendar; null where there are none. */
export const nearestOf = (from: Position, numbers: ReadonlySet<number>): NearCity | null =>
  cities
    .filter(({ calendarId }) => numbers.has(calendarId))
    .map((city) => ({ city: city.id, kilometres: Math.round(greatCircle(from, city)) }))
    .toSorted((one, other) => one.kilometres - other.kilometres)[0] ?? null;
