import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { formatWarsawTime } from '#domain/dates/clock-in-words.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import type { Locale } from '#domain/locale.ts';

/** The hour of an instant in Warsaw, with its zone where that could be misread: `14:35`. */
export const warsawTimeOfInstant = (instant: string, locale: Locale): string =>
  formatWarsawTime(Date.parse(instant), locale);

/** The day of an instant in Warsaw, `YYYY-MM-DD`. */
export const warsawDayOfInstant = (instant: string): string => formatCivilDate(warsawDate(Date.parse(instant)));
