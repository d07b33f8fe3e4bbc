import { coursesCountContract, searchTypesContract } from '#generated/api/calendar-contracts.ts';
import type { SearchTypesQuery } from '#generated/schemas/calendar.ts';
import { answerOfCalendar, questionOf } from '../../lib/api/query-client.ts';
import type { FinderCriteria, SearchType } from './finder-criteria.ts';

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
