import { callsOfCalendar } from '#generated/api/calendar-calls.ts';
import { coursesResponse } from '#generated/schemas/calendar.ts';
import { term } from '#generated/schemas/shapes.ts';
import { timeout } from './call-limits.ts';
import type { Contract } from './contracts.ts';

export const coursesContract: Contract<'courses'> = {
  id: 'courses',
  request: callsOfCalendar.courses,
  timeout: timeout.read,
  answer: coursesResponse,
  list: { field: 'items', item: term },
};
