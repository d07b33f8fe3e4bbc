import { apiCalls } from '#generated/api/calls.ts';
import { coursesCountResponse } from '#generated/schemas/payloads.ts';
import type { FinderCriteria } from './finder-criteria.ts';

const patienceMilliseconds = 8000;

/** How many terms fit the criteria. */
export const fetchCount = async (host: string, criteria: FinderCriteria, signal: AbortSignal): Promise<number> => {
  const response = await fetch(`${host}${apiCalls['courses-count'].path}`, {
    method: apiCalls['courses-count'].method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(criteria),
    signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMilliseconds)]),
  });
  if (!response.ok)
    throw new Error(`The calendar answered ${response.status}; the search still works without a count.`);
  return coursesCountResponse.parse(await response.json());
};
