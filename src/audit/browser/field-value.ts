import type { RuleField, RuleValue } from '#domain/audit/audit-data.ts';
import { warsawTimeOf } from '#domain/audit/rule-text.ts';
import { formatCivilDate, parseCivilDate } from '#domain/dates/civil-date.ts';
import { warsawInstant } from '#domain/dates/warsaw-date.ts';
import { groszeOf, zlotyOf } from '#domain/money/amount.ts';

/** The entry of a select that stands for null. */
export const absentEntry = ' ';

/** The instant at which clocks in Warsaw show the entry: rules count in Polish time, and so do those who try them. */
const parseInstant = (entry: string): number | null => {
  const day = parseCivilDate(entry.slice(0, entry.indexOf('T')));
  const [hours = 0, minutes = 0, seconds = 0] = entry
    .slice(entry.indexOf('T') + 1)
    .split(':')
    .map(Number);
  return day === null ? null : warsawInstant(day, hours * 60 + minutes) + seconds * 1000;
};

/** Whole numbers, and złoty with grosze; what is no value of the rule is not rounded to one. */
const parseNumber = (entry: string, { kind, from, to }: RuleField): number | undefined => {
  const isMoney = kind === 'money';
  const shape = isMoney ? /^[-−]?\d+(?:[.,]\d{1,2})?$/ : /^[-−]?\d+$/;
  if (!shape.test(entry.trim())) return undefined;
  const value = Number(entry.replace(',', '.').replace('−', '-'));
  const whole = isMoney ? groszeOf(value) : value;
  return (from !== null && whole < from) || (to !== null && whole > to) ? undefined : whole;
};

/** What a person entered as a value of the rule; undefined while it is none. */
export const parseEntry = (entry: string, field: RuleField): RuleValue | undefined => {
  if (field.nullable && (entry === absentEntry || (entry === '' && field.kind !== 'text'))) return null;
  switch (field.kind) {
    case 'text':
      return entry;
    case 'boolean':
      return entry === '' ? undefined : entry === 'true';
    case 'oneOf':
      return field.words.some(({ value }) => value === entry) ? entry : undefined;
    case 'day':
      return parseCivilDate(entry) ?? undefined;
    case 'instant':
      return parseInstant(entry) ?? undefined;
    default:
      return parseNumber(entry, field);
  }
};

/** A value of the rule as its field shows it. */
export const formatEntry = (value: RuleValue, field: RuleField): string => {
  if (value === null) return field.kind === 'boolean' || field.kind === 'oneOf' ? absentEntry : '';
  if (typeof value !== 'number') return String(value);
  if (field.kind === 'day') return formatCivilDate(value);
  if (field.kind === 'instant') return warsawTimeOf(value);
  return field.kind === 'money' ? zlotyOf(value).toFixed(2) : String(value);
};
