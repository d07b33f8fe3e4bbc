import { formatCivilDate } from '../dates/civil-date.ts';
import { zoneInWords } from '../dates/clock-in-words.ts';
import { millisecondsPerDay } from '../dates/durations.ts';
import { warsawClock } from '../dates/warsaw-date.ts';
import type { Locale } from '../locale.ts';
import { priceText } from '../money/amount.ts';
import type { AuditText, RuleField, RuleValue } from './audit-data.ts';

const words = {
  pl: { absent: 'nie podano', yes: 'tak', no: 'nie' },
  en: { absent: 'not given', yes: 'yes', no: 'no' },
} as const;

/** An instant as clocks in Warsaw show it: `2026-11-20T10:00:00`. */
export const warsawTimeOf = (instant: number): string => {
  const shown = warsawClock(instant);
  const day = Math.floor(shown / millisecondsPerDay);
  const seconds = Math.floor((shown - day * millisecondsPerDay) / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `${formatCivilDate(day)}T${parts.map((part) => String(part).padStart(2, '0')).join(':')}`;
};

const instantText = (instant: number, locale: Locale): string =>
  warsawTimeOf(instant).replace('T', ' ') + zoneInWords(instant, locale);

type Shown = Pick<RuleField, 'kind' | 'words' | 'marks'>;

const numberText = (value: number, { kind }: Shown, locale: Locale): string => {
  if (kind === 'money') return priceText(value, locale);
  if (kind === 'day') return formatCivilDate(value);
  return kind === 'instant' ? instantText(value, locale) : String(value);
};

/** A value of a rule for a reader: a word by its label, money in złoty, a day as YYYY-MM-DD, an instant as clocks in Warsaw show it. */
export const ruleValueText = (value: RuleValue, field: Shown, locale: Locale): string => {
  if (value === null) return words[locale].absent;
  if (typeof value === 'boolean') return value ? words[locale].yes : words[locale].no;
  if (typeof value === 'number')
    return numberText(value, field, locale) + (field.marks?.find((one) => one.value === value)?.mark ?? '');
  return field.words.find((word) => word.value === value)?.label ?? JSON.stringify(value);
};

/** A name of the code, such as the id of a row or the path of a file. */
export const codeText = (name: string): AuditText => (name === '' ? '' : [{ text: name, lang: 'en', isCode: true }]);
