import { isPostalCode, type Place } from '#domain/places/gazetteer.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { cityAt, nearestOf } from '../../../lib/places/city-by-name.ts';
import { findPlace } from '../../../lib/places/find-place.ts';
import { placeLabel } from '../../../lib/places/load-places.ts';
import type { DatesCity, DatesProps } from '../dates-props.ts';
import { fetchTerms } from '../fetch-terms.ts';
import { type TermRow, termRows } from '../term.ts';
import { firstAvailable } from './first-available.ts';

/** A city with dates, how far it is, and the first of them with places; null where the calendar cannot say. */
export interface NearDates {
  readonly city: DatesCity;
  readonly kilometres: number;
  readonly first: TermRow | null;
}

/** What was found for a place: dates in the city itself, in the nearest cities that have any, or nothing. */
export type Found =
  | { readonly kind: 'unknown' | 'none' | 'failed' }
  | { readonly kind: 'here'; readonly city: DatesCity }
  | {
      readonly kind: 'near';
      readonly cities: readonly NearDates[];
      /** The place in words. */
      readonly from: string;
      /** Whether it is a city of ours, in words with its preposition in Polish. */
      readonly ours: boolean;
    };

interface Search {
  readonly props: DatesProps;
  readonly month: string | null;
  /** A typed name, or a place that was chosen; it goes no further than this function. */
  readonly place: string | Place;
  readonly signal: AbortSignal;
}

/** The dates of all cities; null where the calendar cannot say. */
const datesEverywhere = async ({ props, month, signal }: Search): Promise<readonly TermRow[] | null> => {
  try {
    const answers = await fetchTerms(props, { cityNumber: null, month }, signal);
    return termRows(answers, { cities: props.cities, named: false });
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
};

/** Where the dates nearest to a place are. */
export const findNear = async (search: Search): Promise<Found> => {
  const { place: asked, props } = search;
  const place = typeof asked !== 'string' ? asked : isPostalCode(asked) ? null : await findPlace(asked);
  if (place === null) return { kind: 'unknown' };
  const own = cityAt(place);
  const rows = await datesEverywhere(search);
  const dated = new Set(rows === null ? props.cities.map(({ number }) => number) : rows.map(({ city }) => city ?? 0));
  const near = nearestOf(own ?? place, dated).flatMap(({ city: id, kilometres }) => {
    const city = props.cities.find((known) => known.id === id);
    if (city === undefined) return [];
    const first = firstAvailable(rows?.filter((row) => row.city === city.number) ?? []) ?? null;
    return [{ city, kilometres, first }];
  });
  const [nearest] = near;
  if (nearest === undefined) return { kind: 'none' };
  if (nearest.city.id === own?.id) return { kind: 'here', city: nearest.city };
  const ownWords = props.locale === 'pl' ? own?.locative : own?.nameEn;
  return {
    kind: 'near',
    cities: near.slice(0, parameters.nearestCitiesShown),
    from: ownWords ?? placeLabel(place),
    ours: own !== null,
  };
};
