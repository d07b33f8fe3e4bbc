import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';

/** Today where the courses take place, `YYYY-MM-DD`. Counted, because a browser needs long for its first time zone. */
export const warsawToday = (): string => formatCivilDate(warsawDate(Date.now()));
