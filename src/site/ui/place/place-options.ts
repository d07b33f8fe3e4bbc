import type { Locale } from '#domain/locale.ts';
import type { Place } from '#domain/places/gazetteer.ts';
import { cities } from '#generated/data/cities.ts';
import { type City, cityAt } from '../../lib/places/city-by-name.ts';
import { placeLabel } from '../../lib/places/find-place.ts';

const nameOf = (city: City, locale: Locale): string => (locale === 'pl' ? city.name : city.nameEn);

/** A suggestion of the field; without a place it asks for the visitor's own. */
export interface PlaceOption {
  readonly label: string;
  readonly place: Place | null;
}

export const optionOf = (place: Place): PlaceOption => ({ label: placeLabel(place), place });

/** A place where our cities are offered too: one of them goes by its name alone. */
export const optionBeside = (place: Place, locale: Locale): PlaceOption => {
  const city = cityAt(place);
  return city === null ? optionOf(place) : { label: nameOf(city, locale), place: city };
};

/** Our cities by name, as an empty field offers them. */
export const cityOptions = (locale: Locale): readonly PlaceOption[] =>
  cities
    .map((city) => ({ label: nameOf(city, locale), place: city }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
