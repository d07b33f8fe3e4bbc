import type { Locale } from '#domain/locale.ts';
import { priceText, zlotyOf } from '#domain/money/amount.ts';
import { formatNumber } from '#domain/texts/format-number.ts';
import { pluralCategory } from '#domain/texts/plural.ts';
import type { Unit } from '#model/rules/parameter.ts';
import type { Message } from '../../validate/content/content.ts';

const nonBreakingSpace = '\u{a0}';

/** How a number with its unit is written; `genitive` serves Polish phrases such as “w ciągu 3 lat”. */
export type FactForm = 'nominative' | 'genitive' | 'number';

/** The texts of the units: one message a unit, and one with the ending `Genitive` where Polish needs it. */
export type UnitTexts = ReadonlyMap<string, Message>;

const withUnit = (
  { value, unit }: { readonly value: number; readonly unit: string },
  locale: Locale,
  units: UnitTexts,
): string | null => {
  const forms = units.get(unit)?.forms;
  if (forms === undefined) return null;
  const sentence = typeof forms === 'string' ? forms : (forms[pluralCategory(locale, value)] ?? '');
  return sentence.replaceAll(/\{count(?::number)?\}/g, formatNumber(value, locale)).replace(' ', nonBreakingSpace);
};

/** A number of the business in words of the locale; null when its unit has no text. */
export const formatFact = (
  fact: { readonly value: number; readonly unit: Unit; readonly form: FactForm },
  locale: Locale,
  units: UnitTexts,
): string | null => {
  const { value, unit, form } = fact;
  if (unit === 'grosze') return form === 'number' ? formatNumber(zlotyOf(value), locale) : priceText(value, locale);
  if (form === 'number') return formatNumber(value, locale);
  if (unit === 'percent') return `${formatNumber(value, locale)}%`;
  return (
    withUnit({ value, unit: form === 'genitive' ? `${unit}Genitive` : unit }, locale, units) ??
    withUnit({ value, unit }, locale, units)
  );
};
