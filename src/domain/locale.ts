/** The languages of the site. */
export const localeIds = ['pl', 'en'] as const;
export type Locale = (typeof localeIds)[number];

interface Language {
  /** How the language calls itself. */
  readonly name: string;
  readonly tag: string;
}

/** English is written as in Britain. */
export const languages = {
  pl: { name: 'Polski', tag: 'pl-PL' },
  en: { name: 'English', tag: 'en-GB' },
} as const satisfies Record<Locale, Language>;

export const isLocale = (name: string | undefined): name is Locale => localeIds.some((locale) => locale === name);

export const otherLocale = (locale: Locale): Locale => (locale === 'pl' ? 'en' : 'pl');
