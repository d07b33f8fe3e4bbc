import { cities } from '#generated/data/cities.ts';

/** City slug to the number that the calendar service uses. */
export const calendarCityNumbers: Readonly<Record<string, number>> = Object.fromEntries(
  cities.map((city) => [city.id, city.calendarId]),
);
