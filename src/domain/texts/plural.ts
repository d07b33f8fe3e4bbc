import type { Locale } from '../locale.ts';

export type PluralCategory = 'one' | 'few' | 'many' | 'other';

/** The plural categories that each locale needs; a test compares them with `Intl.PluralRules`. */
export const pluralCategories: Readonly<Record<Locale, readonly PluralCategory[]>> = {
  pl: ['one', 'few', 'many', 'other'],
  en: ['one', 'other'],
};

const polish = (value: number): PluralCategory => {
  if (!Number.isInteger(value)) return 'other';
  if (value === 1) return 'one';
  const last = value % 10;
  const lastTwo = value % 100;
  return last >= 2 && last <= 4 && (lastTwo < 12 || lastTwo > 14) ? 'few' : 'many';
};

/**
 * Plural category of a number by the CLDR rules, written out so that no ICU version can change the output.
 * @example pluralCategory('pl', 22) // 'few'
 * @see Unicode CLDR, plural rules
 */
export const pluralCategory = (locale: Locale, value: number): PluralCategory =>
  locale === 'pl' ? polish(value) : value === 1 ? 'one' : 'other';
