import type { SearchTypesQuery } from '#generated/schemas/calendar.ts';
import { answerOfCalendar, questionOf } from '../../lib/api/query-client.ts';
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
): Promise<readonly SearchType[]> => answerOfCalendar(questionOf(searchTypesContract, { query }, origin), signal);

/** The types of the calendar, in its order and words; the printed ones where it names none. */
export const searchableTypes = (
  printed: readonly SearchType[],
  latest: readonly SearchType[],
): readonly SearchType[] => (latest.length === 0 ? printed : latest);
