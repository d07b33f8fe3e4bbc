import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';

/** Today in Warsaw, `YYYY-MM-DD`. It is computed by our own code, since a browser takes long to load its first time zone. */
export const warsawToday = (): string => formatCivilDate(warsawDate(Date.now()));
