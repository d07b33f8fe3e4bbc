import type { Position } from '#domain/places/great-circle.ts';
import type { DatesCity, DatesProps } from '../dates-props.ts';
import { fetchTerms } from '../fetch-terms.ts';
import { cityNamed, nearestOf } from './places.ts';

/** What was found for a place: dates in the city itself, in the nearest city that has any, or nothing. */
export type Found =
  | { readonly kind: 'unknown' | 'none' | 'noPosition' | 'failed' }
  | { readonly kind: 'here'; readonly city: DatesCity }
  | {
      readonly kind: 'near';
      readonly city: DatesCity;
      readonly kilometres: number;
      /** The place in words, with its preposition in Polish; null for the visitor's own position. */
      readonly from: string | null;
    };

interface Search {
  readonly props: DatesProps;
  readonly month: string | null;
  /** A typed name, or the visitor's position, which goes no further than this function. */
  readonly place: string | Position;
  readonly signal: AbortSignal;
}

/** Numbers of the cities that have dates; every city counts where the calendar cannot say. */
const datedCities = async ({ props, month, signal }: Search): Promise<ReadonlySet<number>> => {
  const known = props.cities.map(({ number }) => number);
  const everywhere = { cityNumber: null, month };
  try {
    const answers = await fetchTerms(props, everywhere, signal);
    const dated = new Set<number | null>(answers.flatMap(({ items }) => items.map(({ localization }) => localization)));
    return new Set(known.filter((number) => dated.has(number)));
  } catch (error) {
    if (signal.aborted) throw error;
    return new Set(known);
  }
};

/** Where the dates nearest to a place are. */
export const findNear = async (search: Search): Promise<Found> => {
  const { place, props } = search;
  const named = typeof place === 'string' ? cityNamed(place) : null;
  const from = typeof place === 'string' ? named : place;
  if (from === null) return { kind: 'unknown' };
  const nearest = nearestOf(from, await datedCities(search));
  const city = props.cities.find(({ id }) => id === nearest?.city);
  if (nearest === null || city === undefined) return { kind: 'none' };
  if (city.id === named?.id) return { kind: 'here', city };
  const inWords = named === null ? null : props.locale === 'pl' ? named.locative : named.nameEn;
  return { kind: 'near', city, kilometres: nearest.kilometres, from: inWords };
};
