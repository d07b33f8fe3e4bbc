import { coursesCountContract } from '../../lib/api/count-contract.ts';
import { answerOfCalendar, questionOf } from '../../lib/api/query-client.ts';
import type { FinderCriteria } from './finder-criteria.ts';

/** How many terms fit the criteria. */
export const fetchCount = (origin: string, criteria: FinderCriteria, signal: AbortSignal): Promise<number> =>
  answerOfCalendar(questionOf(coursesCountContract, { body: criteria }, origin), signal);
