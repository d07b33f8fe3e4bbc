import { parseCivilDate } from '#domain/dates/civil-date.ts';
import type { Finder } from '#domain/pages/finder.ts';
import { calendarCityNumbers } from '../../lib/city-numbers.ts';

/** What a search asks for; null means any. `unknown` tells that the address named something that does not exist. */
export interface SearchCriteria {
  readonly type: string | null;
  readonly city: string | null;
  readonly cityNumber: number | null;
  readonly month: string | null;
  readonly unknown: boolean;
}

export const searchFields = ['type', 'localization', 'month'] as const;
export type SearchField = (typeof searchFields)[number];

const monthsAhead = 12;
const monthLength = 7;

const isMonth = (text: string): boolean => parseCivilDate(`${text}-01`) !== null;

/** Reads the address; a value that nobody knows counts as any. */
export const searchCriteria = (query: URLSearchParams, finder: Finder): SearchCriteria => {
  const [type, city, month] = searchFields.map((field) => query.get(field) ?? '');
  const knownType = finder.types.find(({ id }) => id === type)?.id ?? null;
  const knownCity = finder.cities.find(({ id }) => id === city)?.id ?? null;
  const knownMonth = month !== undefined && isMonth(month) ? month : null;
  const isUnknown = (text: string | undefined, known: string | null): boolean => text !== '' && known === null;
  return {
    type: knownType,
    city: knownCity,
    cityNumber: knownCity === null ? null : (calendarCityNumbers[knownCity] ?? null),
    month: knownMonth,
    unknown: isUnknown(type, knownType) || isUnknown(city, knownCity) || isUnknown(month, knownMonth),
  };
};

/** The query of the address after a choice; a field without a value is left out. */
export const withChoice = (query: URLSearchParams, field: SearchField, value: string): URLSearchParams => {
  const next = new URLSearchParams(query);
  if (value === '') next.delete(field);
  else next.set(field, value);
  for (const name of searchFields) if (next.get(name) === '') next.delete(name);
  return next;
};

/** This month and those after it, and the month that was asked for, `YYYY-MM`. */
export const searchMonths = (today: string, asked: string | null): readonly string[] => {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, monthLength)) - 1;
  const months = Array.from({ length: monthsAhead }, (_, at) => {
    const number = String(((month + at) % 12) + 1).padStart(2, '0');
    return `${year + Math.floor((month + at) / 12)}-${number}`;
  });
  return [...new Set([...months, ...(asked === null ? [] : [asked])])].toSorted();
};
