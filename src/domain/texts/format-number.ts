import type { Locale } from '../locale.ts';

/**
 * A number with the decimal mark of the locale and no grouping, e.g. `2,5` and `1690`.
 * @example formatNumber(2.5, 'pl') // '2,5'
 */
export const formatNumber = (value: number, locale: Locale): string =>
  locale === 'pl' ? String(value).replace('.', ',') : String(value);
