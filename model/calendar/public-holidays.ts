import type { PublicHoliday } from '../schema/calendar.ts';
import { law } from '../source.ts';

const source = law('public-holidays', 'civil-code-115');

/** Days off by law in addition to Sundays: on a day of the year, or a number of days after Easter Sunday. */
export const publicHolidays = [
  { id: 'new-year', month: 1, day: 1, source },
  { id: 'epiphany', month: 1, day: 6, source },
  { id: 'easter-sunday', afterEaster: 0, source },
  { id: 'easter-monday', afterEaster: 1, source },
  { id: 'labour-day', month: 5, day: 1, source },
  { id: 'constitution-day', month: 5, day: 3, source },
  { id: 'pentecost', afterEaster: 49, source },
  { id: 'corpus-christi', afterEaster: 60, source },
  { id: 'assumption', month: 8, day: 15, source },
  { id: 'all-saints', month: 11, day: 1, source },
  { id: 'independence-day', month: 11, day: 11, source },
  { id: 'christmas-eve', month: 12, day: 24, source },
  { id: 'christmas-day', month: 12, day: 25, source },
  { id: 'second-christmas-day', month: 12, day: 26, source },
] as const satisfies readonly PublicHoliday[];
