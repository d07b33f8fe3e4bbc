import { callsOfCalendar } from '#generated/api/calendar-calls.ts';
import { coursesCountResponse, coursesResponse } from '#generated/schemas/calendar.ts';
import { term } from '#generated/schemas/shapes.ts';
import { callLimits } from './call-limits.ts';
import type { Contract } from './contracts.ts';

export const coursesContract: Contract<'courses'> = {
  id: 'courses',
  request: callsOfCalendar.courses,
  limits: callLimits.read,
  answer: coursesResponse,
  list: { field: 'items', item: term },
};

export const coursesCountContract: Contract<'courses-count'> = {
  id: 'courses-count',
  request: callsOfCalendar['courses-count'],
  limits: callLimits.read,
  answer: coursesCountResponse,
};
