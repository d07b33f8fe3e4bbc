import type { Locale } from '../locale.ts';

const groszePerZloty = 100;

/** Money is counted in grosze; people, calendars and analytics write zlotys. */
export const groszeOf = (zloty: number): number => Math.round(zloty * groszePerZloty);
export const zlotyOf = (grosze: number): number => grosze / groszePerZloty;

const thousands = /\B(?=(?:\d{3})+$)/g;
const smallestGroupedZloty = 10_000;

/** Grosze as zlotys: `1690`, `12 500`, `349,50` (a point in English). */
export const formatAmount = (grosze: number, locale: Locale): string => {
  const zloty = Math.trunc(grosze / groszePerZloty);
  const rest = Math.abs(grosze % groszePerZloty);
  const whole = zloty < smallestGroupedZloty ? String(zloty) : String(zloty).replaceAll(thousands, '\u00a0');
  if (rest === 0) return whole;
  return `${whole}${locale === 'pl' ? ',' : '.'}${String(rest).padStart(2, '0')}`;
};
