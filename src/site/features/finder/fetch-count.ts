import { call } from '../../lib/api/call.ts';
import { coursesCountContract } from '../../lib/api/count-contract.ts';
import type { FinderCriteria } from './finder-criteria.ts';

/** How many terms fit the criteria. */
export const fetchCount = (origin: string, criteria: FinderCriteria, signal: AbortSignal): Promise<number> =>
  call(coursesCountContract, { body: criteria }, { origin, signal });
