import type { Locale } from '../locale.ts';
import { findRepeatedHour } from './warsaw-date.ts';

/** The suffix after a time in Warsaw: empty for readers in Poland, except in the night in which an hour occurs twice. */
const zones = {
  pl: { usual: '', first: ' (czasu letniego)', second: ' (czasu zimowego)' },
  en: { usual: ' (Polish time)', first: ' (Polish summer time)', second: ' (Polish winter time)' },
} as const satisfies Record<Locale, Readonly<Record<'usual' | 'first' | 'second', string>>>;

/** The time zone after a time that could be misread, with a space before it; otherwise empty. */
export const formatTimeZone = (instant: number, locale: Locale): string =>
  zones[locale][findRepeatedHour(instant) ?? 'usual'];

/** The last minute of a day, as it is printed after the day of a deadline. */
export const endOfDay: Readonly<Record<Locale, string>> = {
  pl: ', godz. 23:59',
  en: `, 23:59${zones.en.usual}`,
};

const clock = new Intl.DateTimeFormat('pl', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Warsaw' });

/** The hour of an instant as clocks in Warsaw show it, with its zone where that could be misread: `14:35 (Polish time)`. */
export const formatWarsawTime = (instant: number, locale: Locale): string =>
  clock.format(instant) + formatTimeZone(instant, locale);
