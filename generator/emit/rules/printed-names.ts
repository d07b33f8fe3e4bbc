import type { Domain } from '#model/rules/domain.ts';
import { stringLiteral } from '../../print/literal.ts';
import { baseDomain, isNullable } from '../../rules/meaning/region.ts';

/** `availability-badge` as `availabilityBadge`. */
export const functionName = (id: string): string =>
  id.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** `availability-badge` as `AvailabilityBadge`. */
export const typeName = (id: string): string => functionName(id).replace(/^[a-z]/, (letter) => letter.toUpperCase());

/** `phone-field` as `phoneFieldAccepts`. */
export const acceptedFunctionName = (id: string): string => `${functionName(id)}Accepts`;

export const unionText = (words: readonly (string | boolean)[]): string =>
  words.map((word) => (typeof word === 'string' ? stringLiteral(word) : String(word))).join(' | ') || 'never';

/** The TypeScript type of a domain: days, instants, money and lengths are numbers. */
export const typeText = (domain: Domain): string => {
  const base = baseDomain(domain);
  const text =
    base.kind === 'oneOf'
      ? unionText(Object.keys(base.values))
      : base.kind === 'boolean'
        ? 'boolean'
        : base.kind === 'text'
          ? 'string'
          : 'number';
  return isNullable(domain) ? `${text} | null` : text;
};

const units: Readonly<Partial<Record<Domain['kind'], string>>> = {
  integer: 'A whole number.',
  length: 'A whole number.',
  day: 'Day number.',
  instant: 'Milliseconds since 1970-01-01T00:00Z.',
  money: 'Grosze.',
};

/** What a reader must know about a value beyond its type. */
export const unitText = (domain: Domain): string | undefined => units[baseDomain(domain).kind];
