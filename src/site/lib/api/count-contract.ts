import { callsOfCalendar } from '#generated/api/calendar-calls.ts';
import { coursesCountResponse } from '#generated/schemas/calendar.ts';
import { timeout } from './call-limits.ts';
import type { Contract } from './contracts.ts';

export const coursesCountContract: Contract<'courses-count'> = {
  id: 'courses-count',
  request: callsOfCalendar['courses-count'],
  timeout: timeout.read,
  answer: coursesCountResponse,
};
