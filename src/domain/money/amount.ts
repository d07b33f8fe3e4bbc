import type { Locale } from '../locale.ts';

const groszePerZloty = 100;

/** Zlotys, as people, calendars and analytics write them, in grosze. */
export const zlotyToGrosze = (zloty: number): number => Math.round(zloty * groszePerZloty);
/**
 * Grosze as zlotys, for people, calendars and analytics; everything else counts in grosze.
 * @example groszeToZloty(34_950) // 349.5
 */
export const groszeToZloty = (grosze: number): number => grosze / groszePerZloty;

const thousands = /\B(?=(?:\d{3})+$)/g;
const smallestGroupedZloty = 10_000;

/** Grosze as zlotys: `1690`, `12 500`, `349,50` (a point in English), `−20,50`. */
export const formatAmount = (grosze: number, locale: Locale): string => {
  const zloty = Math.trunc(Math.abs(grosze) / groszePerZloty);
  const rest = Math.abs(grosze % groszePerZloty);
  const digits = zloty < smallestGroupedZloty ? String(zloty) : String(zloty).replaceAll(thousands, '\u00a0');
  const whole = grosze < 0 ? `−${digits}` : digits;
  if (rest === 0) return whole;
  return `${whole}${locale === 'pl' ? ',' : '.'}${String(rest).padStart(2, '0')}`;
};

/**
 * Grosze as a price: `1690 zł`, `1690,50 zł`, `PLN 1690`; spaces do not break.
 * @example formatPrice(169_000, 'pl') // '1690 zł'
 */
export const formatPrice = (grosze: number, locale: Locale): string => {
  const amount = formatAmount(grosze, locale);
  return locale === 'pl' ? `${amount}\u00a0zł` : `PLN\u00a0${amount}`;
};
