import { callsOfCalendar } from '#generated/api/calendar-calls.ts';
import { searchTypesResponse } from '#generated/schemas/calendar.ts';
import { searchType } from '#generated/schemas/shapes.ts';
import { timeout } from './call-limits.ts';
import type { Contract } from './contracts.ts';

export const searchTypesContract: Contract<'search-types'> = {
  id: 'search-types',
  request: callsOfCalendar['search-types'],
  timeout: timeout.read,
  answer: searchTypesResponse,
  list: { field: null, item: searchType },
};
