import type { City } from '../schema/places.ts';
import { citiesKoszalinToOstrow } from './koszalin-to-ostrow.ts';
import { citiesWroclawToKielce } from './wroclaw-to-kielce.ts';

/** The 27 cities in the order of the specification, which is the order of their numbers in the calendar service. */
export const cities = [...citiesWroclawToKielce, ...citiesKoszalinToOstrow] as const satisfies readonly City[];

/** The slugs of all cities, for tables that say “every city”. */
export const everyCity = cities.map((city) => city.id);
