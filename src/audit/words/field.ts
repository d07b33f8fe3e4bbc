import { formatCivilDate, parseCivilDate } from '#domain/dates/civil-date.ts';
import { formatTimeZone } from '#domain/dates/clock-in-words.ts';
import { millisecondsPerDay } from '#domain/dates/durations.ts';
import { instantOfWarsawTime, warsawClockTime } from '#domain/dates/warsaw-date.ts';
import type { Locale } from '#domain/locale.ts';
import { formatPrice, groszeToZloty, zlotyToGrosze } from '#domain/money/amount.ts';

/** A value of a rule: days are day numbers, instants milliseconds, money grosze. */
export type RuleValue = string | number | boolean | null;

/** What a value may be, with the words of a reader; it travels to the browser as JSON. */
export interface Field {
  readonly kind: 'integer' | 'money' | 'length' | 'day' | 'boolean' | 'text' | 'instant' | 'oneOf';
  readonly nullable: boolean;
  /** Of `oneOf`: what each value is called. */
  readonly words: Readonly<Record<string, string>>;
  readonly from: number | null;
  readonly to: number | null;
}

const plainWords = {
  pl: { absent: 'nie podano', yes: 'tak', no: 'nie' },
  en: { absent: 'not given', yes: 'yes', no: 'no' },
} as const;

/** An instant as clocks in Warsaw show it: `2026-11-20T10:00:00`. */
const warsawTimeOf = (instant: number): string => {
  const shown = warsawClockTime(instant);
  const day = Math.floor(shown / millisecondsPerDay);
  const seconds = Math.floor((shown - day * millisecondsPerDay) / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `${formatCivilDate(day)}T${parts.map((part) => String(part).padStart(2, '0')).join(':')}`;
};

/** A value for a reader: a word by its label, money in złoty, a day as YYYY-MM-DD, an instant as clocks in Warsaw show it. */
export const formatFieldValue = (value: RuleValue, { kind, words }: Field, locale: Locale): string => {
  if (value === null) return plainWords[locale].absent;
  if (typeof value === 'boolean') return plainWords[locale][value ? 'yes' : 'no'];
  if (typeof value === 'string') return words[value] ?? JSON.stringify(value);
  if (kind === 'money') return formatPrice(value, locale);
  if (kind === 'day') return formatCivilDate(value);
  return kind === 'instant' ? warsawTimeOf(value).replace('T', ' ') + formatTimeZone(value, locale) : String(value);
};

/** The entry of a list of choices that represents null. */
export const absentEntry = ' ';

/** The instant at which clocks in Warsaw show the entry. */
const parseInstant = (entry: string): number | undefined => {
  const [date = '', clock = ''] = entry.split('T');
  const day = parseCivilDate(date);
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return day === null ? undefined : instantOfWarsawTime(day, hours * 60 + minutes) + seconds * 1000;
};

/** Whole numbers, and złoty with grosze; what is no value of the rule is not rounded to one. */
const parseNumber = (entry: string, { kind, from, to }: Field): number | undefined => {
  const shape = kind === 'money' ? /^[-−]?\d+(?:[.,]\d{1,2})?$/ : /^[-−]?\d+$/;
  if (!shape.test(entry.trim())) return undefined;
  const value = Number(entry.replace(',', '.').replace('−', '-'));
  const whole = kind === 'money' ? zlotyToGrosze(value) : value;
  return (from !== null && whole < from) || (to !== null && whole > to) ? undefined : whole;
};

/** What a person entered as a value of the rule; undefined where it is none. */
export const parseFieldEntry = (entry: string, field: Field): RuleValue | undefined => {
  if (field.nullable && (entry === absentEntry || (entry === '' && field.kind !== 'text'))) return null;
  switch (field.kind) {
    case 'text':
      return entry;
    case 'boolean':
      return entry === 'true' || entry === 'false' ? entry === 'true' : undefined;
    case 'oneOf':
      return Object.hasOwn(field.words, entry) ? entry : undefined;
    case 'day':
      return parseCivilDate(entry) ?? undefined;
    case 'instant':
      return parseInstant(entry);
    default:
      return parseNumber(entry, field);
  }
};

/** A value as its field of the form shows it. */
export const formatFieldEntry = (value: RuleValue, { kind }: Field): string => {
  if (value === null) return kind === 'boolean' || kind === 'oneOf' ? absentEntry : '';
  if (typeof value !== 'number') return String(value);
  if (kind === 'day') return formatCivilDate(value);
  if (kind === 'instant') return warsawTimeOf(value);
  return kind === 'money' ? groszeToZloty(value).toFixed(2) : String(value);
};
