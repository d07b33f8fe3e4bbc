/** The street in which classes of a city take place, by the number of the city in the calendar; null while it is not settled. */
export const findStreetOfClasses = (
  cities: readonly { readonly calendarId: number; readonly venue: string | null }[],
  localization: number | null,
): string | null => cities.find(({ calendarId }) => calendarId === localization)?.venue ?? null;

/** `ul. Długa 1, Wrocław`, or the city alone while its street is not settled. */
export const formatClassAddress = (street: string | null, city: string): string =>
  street === null ? city : `${street}, ${city}`;
