import type { Locale } from '#domain/locale.ts';
import { formatPrice } from '#domain/money/amount.ts';
import type { Column, Row } from '../command/command-result.ts';

const warsaw = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Warsaw',
  dateStyle: 'short',
  timeStyle: 'short',
});

const yesNo = { true: { pl: 'tak', en: 'yes' }, false: { pl: 'nie', en: 'no' } } as const;

/** A value as people read it: named codes, złoty, the time of Warsaw. */
export const formatResultCell = ({ key, labels, several, unit }: Column, row: Row, locale: Locale): string => {
  const value = row[key] ?? null;
  if (value === null) return '';
  if (typeof value === 'boolean') return yesNo[`${value}`][locale];
  if (unit === 'grosze' && typeof value === 'number') return formatPrice(value, locale);
  if (unit === 'instant') return warsaw.format(new Date(value));
  const labelOf = (code: string): string => labels?.[code]?.[locale] ?? code;
  return several ? String(value).split(', ').map(labelOf).join(', ') : labelOf(String(value));
};
