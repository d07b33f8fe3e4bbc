import { formatCivilDate } from '#domain/dates/civil-date.ts';
import type { Domain } from '#model/rules/domain.ts';

/** A value as rules see it: days are day numbers, instants milliseconds, money grosze. */
export type Value = string | number | boolean | null;

/**
 * A part of a domain, within which no cell of a rule tells values apart. Ranges include their ends and may be open (±Infinity); 'text'
 * represents every text.
 */
export type Region =
  | { readonly kind: 'null' | 'text' }
  | { readonly kind: 'value'; readonly value: string | boolean }
  | { readonly kind: 'range'; readonly from: number; readonly to: number; readonly isDay: boolean };

/** The test of a cell with the values of its parameters. */
export type Test =
  | { readonly kind: 'null' }
  | { readonly kind: 'values'; readonly values: readonly (string | boolean)[] }
  | { readonly kind: 'range'; readonly from: number; readonly to: number };

export const passesTest = (test: Test, value: Value): boolean => {
  if (test.kind === 'values') return test.values.some((allowed) => allowed === value);
  if (test.kind === 'range') return typeof value === 'number' && test.from <= value && value <= test.to;
  return value === null;
};

export const domainWithoutNull = (domain: Domain): Domain =>
  domain.kind === 'nullable' ? domainWithoutNull(domain.of) : domain;
export const isNullableDomain = (domain: Domain): boolean => domain.kind === 'nullable';

/** The first and last value of an ordered domain; null for a domain without order. */
export const domainRange = (domain: Domain): { readonly from: number; readonly to: number } | null => {
  const base = domainWithoutNull(domain);
  if (base.kind === 'integer')
    return { from: base.from ?? Number.NEGATIVE_INFINITY, to: base.to ?? Number.POSITIVE_INFINITY };
  if (base.kind === 'money' || base.kind === 'length') return { from: 0, to: Number.POSITIVE_INFINITY };
  return base.kind === 'day' ? { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY } : null;
};

/** The values of a domain that lists them; null for any other domain. */
export const listedValuesOfDomain = (domain: Domain): readonly (string | boolean)[] | null => {
  const base = domainWithoutNull(domain);
  if (base.kind === 'boolean') return [false, true];
  return base.kind === 'oneOf' ? Object.keys(base.values) : null;
};

const cutRange = (domain: Domain, tests: readonly Test[]): Region[] => {
  const ends = domainRange(domain);
  if (ends === null) return [];
  const bounds = tests.flatMap((test) => (test.kind === 'range' ? [test.from, test.to + 1] : []));
  const inside = bounds.filter((bound) => Number.isFinite(bound) && bound > ends.from && bound <= ends.to);
  const starts = [ends.from, ...[...new Set(inside)].toSorted((a, b) => a - b)];
  const isDay = domainWithoutNull(domain).kind === 'day';
  return starts.map((from, index) => ({ kind: 'range', from, to: (starts[index + 1] ?? ends.to + 1) - 1, isDay }));
};

/** The domain cut at every bound of the tests: null first, then the values in their order. */
export const cutDomainIntoRegions = (domain: Domain, tests: readonly Test[]): readonly Region[] => {
  const nulls: Region[] = isNullableDomain(domain) ? [{ kind: 'null' }] : [];
  const words = listedValuesOfDomain(domain);
  if (words !== null) return [...nulls, ...words.map((value): Region => ({ kind: 'value', value }))];
  const ranges = cutRange(domain, tests);
  return [...nulls, ...(ranges.length > 0 ? ranges : [{ kind: 'text' } as const])];
};

/** One value of a region; of an open range, its end nearest to zero. */
export const sampleValueOfRegion = (region: Region): Value => {
  if (region.kind === 'value') return region.value;
  if (region.kind !== 'range') return region.kind === 'null' ? null : 'text';
  if (Number.isFinite(region.from)) return region.from;
  return Number.isFinite(region.to) ? region.to : 0;
};

const printed = (value: number, isDay: boolean): string => (isDay ? formatCivilDate(value) : String(value));

/** The description of a region: '2..4', 'at most 0', 'null'. */
export const describeRegion = (region: Region): string => {
  if (region.kind === 'value') return String(region.value);
  if (region.kind !== 'range') return region.kind === 'null' ? 'null' : 'any text';
  const { from, to, isDay } = region;
  if (from === to) return printed(from, isDay);
  if (Number.isFinite(from) && Number.isFinite(to)) return `${printed(from, isDay)}..${printed(to, isDay)}`;
  if (Number.isFinite(from)) return `${printed(from, isDay)} or more`;
  return Number.isFinite(to) ? `${printed(to, isDay)} or less` : 'anything';
};
