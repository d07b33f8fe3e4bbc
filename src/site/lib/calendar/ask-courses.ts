import type { Plain } from '#contract/contract.ts';
import { removeUnlistedTerms } from '#forms/registration/offer.ts';
import { coursesContract } from '#generated/api/calendar-contracts.ts';
import type { CoursesQuery, CoursesResponse } from '#generated/schemas/calendar.ts';
import { fetchCalendarAnswer, queryOfCall } from '../api/query-client.ts';

interface Asked {
  readonly query: Plain<CoursesQuery>;
  readonly host: string;
  readonly signal: AbortSignal;
}

/** A course with its terms as the calendar answers now; a term that has begun meanwhile is on no list. */
export const fetchCourses = async ({ query, host, signal }: Asked): Promise<CoursesResponse> =>
  removeUnlistedTerms(await fetchCalendarAnswer(queryOfCall(coursesContract, { query }, host), signal), Date.now());
