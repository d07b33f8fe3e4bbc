import { formerCityIds } from '#generated/data/former-cities.ts';

/** A city in an address: by its current or a former slug, or by its number in the calendar service. */
export interface AddressCity {
  readonly id: string;
  readonly number: number;
}

/** The criteria in an address; null means any. An unknown value counts as any, and is reported. */
export interface AddressCriteria {
  readonly city: string | null;
  readonly cityNumber: number | null;
  /** `YYYY-MM`. */
  readonly month: string | null;
  readonly unknownCity: boolean;
  readonly unknownMonth: boolean;
}

const cityKey = 'localization';

const isMonth = (text: string): boolean => /^[0-9]{4}-(?:0[1-9]|1[0-2])$/.test(text);

const cityNamed = <City extends AddressCity>(
  text: string,
  cities: readonly City[],
  former: ReadonlyMap<string, string>,
): City | undefined => {
  const wanted = former.get(text) ?? text;
  return cities.find(({ id, number }) => id === wanted || String(number) === wanted);
};

/** Reads `localization` and `month`. */
export const criteriaFromAddress = (
  query: URLSearchParams,
  cities: readonly AddressCity[],
  former = formerCityIds,
): AddressCriteria => {
  const wanted = query.get(cityKey) ?? '';
  const month = query.get('month') ?? '';
  const known = cityNamed(wanted, cities, former);
  return {
    city: known?.id ?? null,
    cityNumber: known?.number ?? null,
    month: isMonth(month) ? month : null,
    unknownCity: wanted !== '' && known === undefined,
    unknownMonth: month !== '' && !isMonth(month),
  };
};

/** The query as our addresses write it: a city by its slug, and without empty parameters of a search. */
export const normaliseQuery = (
  query: URLSearchParams,
  cities: readonly AddressCity[],
  former = formerCityIds,
): URLSearchParams => {
  const tidy = new URLSearchParams(query);
  const known = cityNamed(query.get(cityKey) ?? '', cities, former);
  if (known !== undefined) tidy.set(cityKey, known.id);
  if (known !== undefined) tidy.delete('place');
  for (const name of ['type', cityKey, 'month', 'place']) if (tidy.get(name) === '') tidy.delete(name);
  return tidy;
};
