import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';

const clock = new Intl.DateTimeFormat('pl', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Warsaw' });

/** The hour of an instant as clocks in Warsaw show it: `14:35`. */
export const warsawTime = (instant: string): string => clock.format(Date.parse(instant));

/** The day of an instant in Warsaw, `YYYY-MM-DD`. */
export const warsawDay = (instant: string): string => formatCivilDate(warsawDate(Date.parse(instant)));
