import type { SearchTypesQuery } from '#generated/schemas/calendar.ts';
import { call } from '../../lib/api/call.ts';
import { searchTypesContract } from '../../lib/api/search-types-contract.ts';

/** A course type that can be searched: its calendar key and its name in the language of the page. */
export interface SearchType {
  readonly id: string;
  readonly name: string;
}

export const fetchSearchTypes = (
  origin: string,
  query: SearchTypesQuery,
  signal: AbortSignal,
): Promise<readonly SearchType[]> => call(searchTypesContract, { query }, { origin, signal });

/** The printed types in the order and words of the calendar. One that it does not know cannot be searched. */
export const searchableTypes = (printed: readonly SearchType[], told: readonly SearchType[]): readonly SearchType[] => {
  const known = told.filter(({ id }) => printed.some((type) => type.id === id));
  return known.length === 0 ? printed : known;
};
