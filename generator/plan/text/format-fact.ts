import type { Locale } from '#domain/locale.ts';
import { formatPrice, groszeToZloty } from '#domain/money/amount.ts';
import { formatNumber } from '#domain/texts/format-number.ts';
import { numeralInWords } from '#domain/texts/numerals.ts';
import { pluralCategory } from '#domain/texts/plural.ts';
import type { Unit } from '#model/rules/parameter.ts';
import type { UnitTexts } from '../../validate/content/content.ts';
import type { FactForm } from '../../validate/numbers-in-texts.ts';

const nonBreakingSpace = '\u{a0}';

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

/** The words for an interval of one unit, such as “every year”. */
const eachOne: Readonly<Record<Locale, Readonly<Partial<Record<Unit, string>>>>> = {
  pl: { year: 'co roku', month: 'co miesiąc', day: 'codziennie', hour: 'co godzinę' },
  en: { year: 'every year', month: 'every month', day: 'every day', hour: 'every hour' },
};

const weekends: Readonly<Record<Locale, readonly string[]>> = {
  pl: ['w niedzielę', 'w sobotę i niedzielę', 'od piątku do niedzieli', 'od czwartku do niedzieli'],
  en: ['on Sunday', 'on Saturday and Sunday', 'from Friday to Sunday', 'from Thursday to Sunday'],
};

/** The weekend days for a number of days; a weekend ends on Sunday. Null if there is no text for the number. */
const daysOfWeekend = (days: number, locale: Locale): string | null => weekends[locale][days - 1] ?? null;

const inWords = ({ value, unit, form }: Fact, locale: Locale, units: UnitTexts): string | null => {
  const genitive = form === 'genitiveWords';
  const digits = withUnit({ value, unit: genitive ? `${unit}Genitive` : unit }, locale, units);
  const numeral = numeralInWords({ value, unit, genitive }, locale);
  return numeral === null ? digits : (digits?.replace(formatNumber(value, locale), numeral) ?? null);
};

const howOften = ({ value, unit }: Fact, locale: Locale, units: UnitTexts): string | null => {
  const often = withUnit({ value, unit }, locale, units);
  if (value === 1) return eachOne[locale][unit] ?? null;
  return often === null ? null : `${locale === 'pl' ? 'co' : 'every'}${nonBreakingSpace}${often}`;
};

const capitalised = (text: string | null): string | null =>
  text === null ? null : `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

interface Fact {
  readonly value: number;
  readonly unit: Unit;
  readonly form: FactForm;
}

/** A number of the business in words of the locale; null if its unit has no text. */
export const formatNumberWithUnit = (fact: Fact, locale: Locale, units: UnitTexts): string | null => {
  const { value, unit, form } = fact;
  if (form === 'words' || form === 'genitiveWords') return inWords(fact, locale, units);
  if (form === 'Words') return capitalised(inWords(fact, locale, units));
  if (form === 'every') return howOften(fact, locale, units);
  if (form === 'Every') return capitalised(howOften(fact, locale, units));
  if (form === 'weekdays') return daysOfWeekend(value, locale);
  if (form === 'Weekdays') return capitalised(daysOfWeekend(value, locale));
  if (unit === 'grosze')
    return form === 'number' ? formatNumber(groszeToZloty(value), locale) : formatPrice(value, locale);
  if (form === 'number') return formatNumber(value, locale);
  if (unit === 'percent') return `${formatNumber(value, locale)}%`;
  return (
    withUnit({ value, unit: form === 'genitive' ? `${unit}Genitive` : unit }, locale, units) ??
    withUnit({ value, unit }, locale, units)
  );
};
