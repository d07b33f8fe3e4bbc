import type { Domain } from '#model/rules/domain.ts';
import { printStringLiteral } from '../../print/literal.ts';
import { domainWithoutNull, isNullableDomain } from '../../rules/meaning/region.ts';

/** `availability-badge` becomes `availabilityBadge`. */
export const ruleFunctionName = (id: string): string =>
  id.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** `availability-badge` becomes `AvailabilityBadge`. */
export const ruleTypeName = (id: string): string =>
  ruleFunctionName(id).replace(/^[a-z]/, (letter) => letter.toUpperCase());

/** `phone-field` becomes `phoneFieldAccepts`. */
export const acceptedFunctionName = (id: string): string => `${ruleFunctionName(id)}Accepts`;

export const printUnionType = (words: readonly (string | boolean)[]): string =>
  words.map((word) => (typeof word === 'string' ? printStringLiteral(word) : String(word))).join(' | ') || 'never';

/** The TypeScript type of a domain: days, instants, money and lengths are numbers. */
export const printDomainType = (domain: Domain): string => {
  const base = domainWithoutNull(domain);
  const text =
    base.kind === 'oneOf'
      ? printUnionType(Object.keys(base.values))
      : base.kind === 'boolean'
        ? 'boolean'
        : base.kind === 'text'
          ? 'string'
          : 'number';
  return isNullableDomain(domain) ? `${text} | null` : text;
};

const units: Readonly<Partial<Record<Domain['kind'], string>>> = {
  integer: 'A whole number.',
  length: 'A whole number.',
  day: 'Day number.',
  instant: 'Milliseconds since 1970-01-01T00:00Z.',
  money: 'Grosze.',
};

/** The unit of a value, such as grosze, which its type does not say. */
export const domainUnitText = (domain: Domain): string | undefined => units[domainWithoutNull(domain).kind];
