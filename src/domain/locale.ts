/** The languages of the site. */
export const localeIds = ['pl', 'en'] as const;
export type Locale = (typeof localeIds)[number];

export const isLocale = (name: string | undefined): name is Locale => localeIds.some((locale) => locale === name);
