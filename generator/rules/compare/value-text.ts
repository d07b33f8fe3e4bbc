import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { formatPrice } from '#domain/money/amount.ts';
import type { Domain } from '#model/rules/domain.ts';
import { domainWithoutNull, type Value } from '../meaning/region.ts';

/** An instant in UTC: `2026-11-30 23:00:00 UTC`. */
export const formatUtcInstant = (instant: number): string =>
  `${new Date(instant).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

const numberText = (value: number, { kind }: Domain): string => {
  if (kind === 'money') return formatPrice(value, 'en');
  if (kind === 'day') return formatCivilDate(value);
  return kind === 'instant' ? formatUtcInstant(value) : String(value);
};

/** A value as it is printed on a terminal, with the names that the code uses; without a domain it is printed as text. */
export const formatRuleValue = (value: Value, domain: Domain = { kind: 'text' }): string => {
  const base = domainWithoutNull(domain);
  if (typeof value === 'number') return numberText(value, base);
  return typeof value === 'string' && base.kind === 'text' ? `“${value}”` : String(value);
};

/** The values that an input may have: `integer 0..`, `kpp | bls or null`. */
export const formatDomain = (domain: Domain): string => {
  if (domain.kind === 'nullable') return `${formatDomain(domain.of)} or null`;
  if (domain.kind === 'oneOf') return Object.keys(domain.values).join(' | ');
  if (domain.kind !== 'integer' || (domain.from === undefined && domain.to === undefined)) return domain.kind;
  return `${domain.kind} ${domain.from ?? ''}..${domain.to ?? ''}`;
};
