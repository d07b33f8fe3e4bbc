import type { Locale } from '#domain/locale.ts';

const folders = { pl: '/kalendarz', en: '/en/calendar' } as const satisfies Record<Locale, string>;
const termWords = { pl: 'termin', en: 'term' } as const satisfies Record<Locale, string>;

/** Address of the calendar file of one term; `*` stands for any. */
export const termFilePath = (locale: Locale, id: number | '*'): string =>
  `${folders[locale]}/${termWords[locale]}-${id}.ics`;

/** Address of the calendar of a course type, in one city or everywhere. */
export const calendarPath = (locale: Locale, type: string, city: string | null): string =>
  `${folders[locale]}/${type}${city === null ? '' : `/${city}`}.ics`;

/** The address under which a calendar program subscribes to a file of the site. */
export const subscriptionUrl = (origin: string, path: string): string => origin.replace(/^https?:/, 'webcal:') + path;
