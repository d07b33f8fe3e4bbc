/** The languages of the site. */
export const localeIds = ['pl', 'en'] as const;
export type Locale = (typeof localeIds)[number];
