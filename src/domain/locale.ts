/** The languages of the site. */
export const localeIds = ['pl', 'en'] as const;
export type Locale = (typeof localeIds)[number];

/** English is written as in Britain. */
export const languageTags = { pl: 'pl-PL', en: 'en-GB' } as const satisfies Record<Locale, string>;

export const isLocale = (name: string | undefined): name is Locale => localeIds.some((locale) => locale === name);

export const otherLocale = (locale: Locale): Locale => (locale === 'pl' ? 'en' : 'pl');

/** How each language calls itself. */
export const languageNames: Readonly<Record<Locale, string>> = { pl: 'Polski', en: 'English' };
