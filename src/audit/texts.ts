import { createContext, use } from 'react';
import { i18nObject } from 'typesafe-i18n';
import type { Locale } from '#domain/locale.ts';
import english from '#generated/i18n/en.json' with { type: 'json' };
import type { Messages, Namespace } from '#generated/i18n/messages.ts';
import polish from '#generated/i18n/pl.json' with { type: 'json' };

type Dictionaries = { readonly [Name in Namespace]: { readonly [Key in keyof Messages[Name]]: string } };

const textsOf: Readonly<Record<Locale, Messages>> = {
  pl: i18nObject<Locale, Dictionaries, Messages>('pl', polish),
  en: i18nObject<Locale, Dictionaries, Messages>('en', english),
};

/** The texts of the audit in a language. */
export const auditTexts = (locale: Locale) => textsOf[locale].audit;
/** The texts about code, tests and history. */
export const evidenceTexts = (locale: Locale) => textsOf[locale]['audit-evidence'];

/** Other words by which a person looks for a page, by its name, e.g. `availabilityBadge`. */
export const searchNames = (locale: Locale): ReadonlyMap<string, string> =>
  new Map(Object.entries((locale === 'pl' ? polish : english)['audit-search']));

export type EvidenceTexts = Messages['audit-evidence'];

interface Place {
  readonly locale: Locale;
  /** How an address of the folder is reached from this page. */
  readonly hrefOf: (to: string) => string;
}

export const PlaceContext = createContext<Place>({ locale: 'pl', hrefOf: (to) => to });

export const usePlace = (): Place => use(PlaceContext);
export const useLocale = (): Locale => usePlace().locale;
export const useTexts = () => auditTexts(useLocale());
