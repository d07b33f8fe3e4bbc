import { callsOfCalendar } from '#generated/api/calendar-calls.ts';
import { coursesCountResponse, type SearchTypesQuery, searchTypesResponse } from '#generated/schemas/calendar.ts';
import { searchType } from '#generated/schemas/shapes.ts';
import { timeout } from '../../lib/api/call-limits.ts';
import type { Contract } from '../../lib/api/contracts.ts';
import { answerOfCalendar, questionOf } from '../../lib/api/query-client.ts';
import type { FinderCriteria, SearchType } from './finder-criteria.ts';

export const searchTypesContract: Contract<'search-types'> = {
  id: 'search-types',
  request: callsOfCalendar['search-types'],
  timeout: timeout.read,
  answer: searchTypesResponse,
  list: { field: null, item: searchType },
};

export const coursesCountContract: Contract<'courses-count'> = {
  id: 'courses-count',
  request: callsOfCalendar['courses-count'],
  timeout: timeout.read,
  answer: coursesCountResponse,
};

export const fetchSearchTypes = (
  origin: string,
  query: SearchTypesQuery,
  signal: AbortSignal,
): Promise<readonly SearchType[]> => answerOfCalendar(questionOf(searchTypesContract, { query }, origin), signal);

/** The types of the calendar in its order; the printed ones where it has none. */
export const searchableTypes = (
  printed: readonly SearchType[],
  latest: readonly SearchType[],
): readonly SearchType[] => (latest.length === 0 ? printed : latest);

/** How many terms fit the criteria. */
export const fetchCount = (origin: string, criteria: FinderCriteria, signal: AbortSignal): Promise<number> =>
  answerOfCalendar(questionOf(coursesCountContract, { body: criteria }, origin), signal);
