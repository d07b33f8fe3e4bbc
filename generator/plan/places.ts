import type { Locale } from '#domain/locale.ts';
import { greatCircleDistance, type Position } from '#domain/places/great-circle.ts';
import { comparePolish } from '#domain/texts/compare-polish.ts';
import type { Model } from '#model/schema/model.ts';
import type { City } from '#model/schema/places.ts';

/** The edges of a map in degrees. */
export interface MapBox {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

const mercator = (latitude: number): number => Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));

/** The position of a place on a map in Mercator projection, in percent from the left and upper edges. */
export const projectOntoMap = ({ latitude, longitude }: Position, { west, east, south, north }: MapBox) => ({
  left: (100 * (longitude - west)) / (east - west),
  top: (100 * (mercator(north) - mercator(latitude))) / (mercator(north) - mercator(south)),
});

/** A neighbour of a city, in whole kilometres as the crow flies. */
export interface NearestCity {
  readonly city: string;
  readonly kilometres: number;
}

/** A city with what follows from its position; `left` and `top` are percent of the map, to one decimal. */
export interface PlannedCity extends Omit<City, 'instructor' | 'source' | 'venue' | 'label' | 'offset'> {
  readonly nameEn: string;
  readonly venue: string | null;
  readonly left: number;
  readonly top: number;
  readonly nearest: readonly NearestCity[];
}

export const cityNameInLocale = ({ name, nameEn = name }: City, locale: Locale): string =>
  locale === 'pl' ? name : nameEn;

/** Cities in the alphabetical order of a language. */
export const sortCitiesByName = (cities: readonly City[], locale: Locale): readonly City[] =>
  cities.toSorted((one, other) => comparePolish(cityNameInLocale(one, locale), cityNameInLocale(other, locale)));

/** What the distance to a city is computed from. */
type Placed = Position & Pick<City, 'id'>;

interface Cities<Place> {
  readonly cities: readonly Place[];
}

/** All other cities, the nearest first; cities at the same distance keep the order of the model. */
export const sortOtherCitiesByDistance = <Place extends Placed>(
  { cities }: Cities<Place>,
  city: Place,
): readonly Place[] =>
  cities
    .filter(({ id }) => id !== city.id)
    .map((other) => ({ other, distance: greatCircleDistance(city, other) }))
    .toSorted((one, next) => one.distance - next.distance)
    .map(({ other }) => other);

/** Whole kilometres between two cities as the crow flies. */
export const kilometresBetweenCities = (one: City, other: City): number => Math.round(greatCircleDistance(one, other));

/** The nearest cities of a city, as many as the model says, nearest first. */
export const nearestCities = <Place extends Placed>(
  model: Pick<Model, 'geography'> & Cities<Place>,
  city: Place,
): readonly Place[] => sortOtherCitiesByDistance(model, city).slice(0, model.geography.neighbours.count);

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

export const planCities = (model: Model): readonly PlannedCity[] =>
  model.cities.map((city) => {
    const { left, top } = projectOntoMap(city, model.geography.map);
    const offset = city.offset ?? { left: 0, top: 0 };
    return {
      id: city.id,
      calendarId: city.calendarId,
      name: city.name,
      locative: city.locative,
      genitive: city.genitive,
      region: city.region,
      latitude: city.latitude,
      longitude: city.longitude,
      nameEn: cityNameInLocale(city, 'en'),
      venue: city.venue ?? null,
      left: oneDecimal(left + offset.left),
      top: oneDecimal(top + offset.top),
      nearest: nearestCities(model, city).map((near) => ({
        city: near.id,
        kilometres: kilometresBetweenCities(city, near),
      })),
    };
  });
