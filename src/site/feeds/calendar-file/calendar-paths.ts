import type { Locale } from '#domain/locale.ts';
import { feeds } from '#generated/data/feeds.ts';

/** Address of the calendar file of one term; `*` represents any. */
export const termFilePath = (locale: Locale, id: number | '*'): string =>
  feeds.oneDate[locale].replace('{term}', String(id));

/** Address of the calendar of a course type, in one city or everywhere. */
export const calendarFilePath = (locale: Locale, type: string, city: string | null): string =>
  (city === null ? feeds.courseDates : feeds.cityDates)[locale].replace('{key}', type).replace('{city}', city ?? '');

/** The address under which a calendar program subscribes to a file of the site. */
export const calendarSubscriptionUrl = (origin: string, path: string): string =>
  origin.replace(/^https?:/, 'webcal:') + path;
