import type { Dates } from '#contract/dates.ts';
import type { CityLink } from '#contract/places.ts';
import { calendarKeys } from '#generated/data/calendar-keys.ts';
import { cities as knownCities } from '#generated/data/cities.ts';
import type { DatesProps } from '../../features/dates/dates-props.ts';
import { type TermRow, toTermRows } from '../../features/dates/term.ts';
import { calendarTypesOfClient } from '../../lib/calendar/calendar-course.ts';
import { calendarCityNumbers } from '../../lib/places/city-numbers.ts';
import type { Site } from '../../lib/site-context.ts';

export const calendarCityNumber = (city: string | null): number | null =>
  city === null ? null : (calendarCityNumbers[city] ?? null);

/** Where classes in a city take place; undefined while it is not known. */
export const venueInCity = (city: string): string | undefined =>
  knownCities.find(({ id, venue }) => id === city && venue !== null)?.venue ?? undefined;

export const citiesWithNumbers = (cities: readonly CityLink[]): DatesProps['cities'] =>
  cities.flatMap((city) => {
    const number = calendarCityNumber(city.id);
    if (number === null) return [];
    const venue = venueInCity(city.id);
    return [{ ...city, number, ...(venue === undefined ? {} : { venue }) }];
  });

/** The calendar types of a list of dates: its own, or every one of its client. */
export const calendarTypesOfList = ({ type, client }: Dates): readonly string[] =>
  type === null ? calendarTypesOfClient(client) : [type];

export const dayOffsetsByType = (types: readonly string[]): DatesProps['days'] =>
  Object.fromEntries(calendarKeys.filter(({ key }) => types.includes(key)).map(({ key, days }) => [key, days]));

/** The snapshot's terms of these dates; null when the calendar did not answer for one of the types. */
export const termRowsFromSnapshot = (
  site: Site,
  dates: Dates,
  cities: readonly { readonly number: number }[],
): readonly TermRow[] | null => {
  const { locale } = site.layout;
  const types = calendarTypesOfList(dates);
  const answers = types.map((type) => site.reader.courses({ type, client: dates.client, locale }));
  const known = answers.filter((answer) => answer !== null);
  if (known.length < answers.length) return null;
  return toTermRows(known, { cities, named: types.length > 1 });
};
