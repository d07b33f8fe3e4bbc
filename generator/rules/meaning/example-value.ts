import { formatCivilDate, parseCivilDate } from '#domain/dates/civil-date.ts';
import { millisecondsPerDay } from '#domain/dates/durations.ts';
import { formatPrice } from '#domain/money/amount.ts';
import type { Domain } from '#model/rules/domain.ts';
import { domainRange, domainWithoutNull, isNullableDomain, listedValuesOfDomain, type Value } from './region.ts';

/** Parses 'YYYY-MM-DDTHH:MM:SSZ' to milliseconds since 1970; null for any other text. */
const parseInstant = (text: string): number | null => {
  const found = /^([0-9-]{10})T([0-9]{2}):([0-9]{2}):([0-9]{2})Z$/.exec(text);
  const day = parseCivilDate(found?.[1] ?? '');
  if (found === null || day === null) return null;
  const seconds = (Number(found[2]) * 60 + Number(found[3])) * 60 + Number(found[4]);
  return day * millisecondsPerDay + seconds * 1000;
};

const parsed = (value: string, kind: Domain['kind']): Value | undefined => {
  if (kind === 'day') return parseCivilDate(value) ?? undefined;
  if (kind === 'instant') return parseInstant(value) ?? undefined;
  return value;
};

/** Converts a value typed in an example to the value that rules see; undefined if it does not belong to the domain. */
export const parseExampleValue = (value: Value, domain: Domain): Value | undefined => {
  if (value === null) return isNullableDomain(domain) ? null : undefined;
  const { kind } = domainWithoutNull(domain);
  const read = typeof value === 'string' ? parsed(value, kind) : value;
  if (read === undefined) return undefined;
  const words = listedValuesOfDomain(domain);
  if (words !== null) return words.some((word) => word === read) ? read : undefined;
  if (kind === 'text') return typeof read === 'string' ? read : undefined;
  const ends = domainRange(domain) ?? { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };
  return typeof read === 'number' && ends.from <= read && read <= ends.to ? read : undefined;
};

/**
 * The converted values of a record, and under `wrong` the names that have no domain or whose value does not belong to it; a missing value
 * counts as null.
 */
export const parseExampleValues = (
  record: Readonly<Record<string, Value>>,
  domains: Readonly<Record<string, Domain>>,
): { readonly values: Readonly<Record<string, Value>>; readonly wrong: readonly string[] } => {
  const values: Record<string, Value> = {};
  const wrong = Object.keys(record).filter((name) => !Object.hasOwn(domains, name));
  for (const [name, domain] of Object.entries(domains)) {
    const value = parseExampleValue(record[name] ?? null, domain);
    if (value === undefined) wrong.push(name);
    else values[name] = value;
  }
  return { values, wrong };
};

/** An instant as it is typed in an example. */
const instantText = (milliseconds: number): string => {
  const day = Math.floor(milliseconds / millisecondsPerDay);
  const seconds = Math.floor((milliseconds - day * millisecondsPerDay) / 1000);
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `${formatCivilDate(day)}T${clock.map((part) => String(part).padStart(2, '0')).join(':')}Z`;
};

/** A value of rules as it would be typed in an example: `"2027-02-28"`; an amount in grosze is followed by the same in złoty. */
export const formatExampleValue = (value: Value, domain: Domain | undefined): string => {
  const kind = domain === undefined ? 'text' : domainWithoutNull(domain).kind;
  if (typeof value !== 'number') return JSON.stringify(value);
  if (kind === 'day') return JSON.stringify(formatCivilDate(value));
  if (kind === 'instant') return JSON.stringify(instantText(value));
  return kind === 'money' ? `${value} (${formatPrice(value, 'en')})` : String(value);
};
