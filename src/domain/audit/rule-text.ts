import { formatCivilDate } from '../dates/civil-date.ts';
import { millisecondsPerDay, millisecondsPerMinute } from '../dates/durations.ts';
import type { Locale } from '../locale.ts';
import { priceText } from '../money/amount.ts';
import type { AuditText, RuleField, RuleValue } from './audit-data.ts';

const words = {
  pl: { absent: 'nie podano', yes: 'tak', no: 'nie' },
  en: { absent: 'not given', yes: 'yes', no: 'no' },
} as const;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

const instantText = (milliseconds: number): string => {
  const day = Math.floor(milliseconds / millisecondsPerDay);
  const minutes = Math.floor((milliseconds - day * millisecondsPerDay) / millisecondsPerMinute);
  const seconds = Math.floor(milliseconds / 1000) % 60;
  const clock = [Math.floor(minutes / 60), minutes % 60, (seconds + 60) % 60].map(twoDigits).join(':');
  return `${formatCivilDate(day)} ${clock} UTC`;
};

/** A value of a rule for a reader: a word by its label, money in złoty, a day as YYYY-MM-DD. */
export const ruleValueText = (value: RuleValue, field: Pick<RuleField, 'kind' | 'words'>, locale: Locale): string => {
  if (value === null) return words[locale].absent;
  if (typeof value === 'boolean') return value ? words[locale].yes : words[locale].no;
  if (typeof value === 'number') {
    if (field.kind === 'money') return priceText(value, locale);
    if (field.kind === 'day') return formatCivilDate(value);
    return field.kind === 'instant' ? instantText(value) : String(value);
  }
  return field.words.find((word) => word.value === value)?.label ?? JSON.stringify(value);
};

/** A name of the code, such as the id of a row or the path of a file. */
export const codeText = (name: string): AuditText => (name === '' ? '' : [{ text: name, lang: 'en', isCode: true }]);
