import type { Locale } from '#domain/locale.ts';
import type { Town } from '#domain/places/gazetteer.ts';
import { cities } from '#generated/data/cities.ts';
import { findCityOfTown, type NamedCity } from '../../lib/places/city-by-name.ts';
import { townWithRegion } from '../../lib/places/find-place.ts';

const cityName = (city: NamedCity, locale: Locale): string => (locale === 'pl' ? city.name : city.nameEn);

/** A suggestion of the field; without a place it asks for the visitor's own. */
export interface PlaceOption {
  readonly label: string;
  readonly place: Town | null;
}

export const toTownOption = (place: Town): PlaceOption => ({ label: townWithRegion(place), place });

/** The suggestion for a place in a field that also offers our cities; one of these is labelled by its name alone. */
export const toCityOrTownOption = (place: Town, locale: Locale): PlaceOption => {
  const city = findCityOfTown(place);
  return city === null ? toTownOption(place) : { label: cityName(city, locale), place: city };
};

/** Our cities by name, as an empty field offers them. */
export const listCityOptions = (locale: Locale): readonly PlaceOption[] =>
  cities
    .map((city) => ({ label: cityName(city, locale), place: city }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
