import type { LocalizedText } from '../localized-text.ts';

/** The kinds of offer that discounts distinguish; a course type names its own. */
export const offers = {
  kpp: { pl: 'KPP', en: 'KPP' },
  blsAed: { pl: 'BLS-AED', en: 'BLS-AED' },
  companyKpp: { pl: 'KPP dla firm', en: 'KPP for companies' },
  other: { pl: 'inna', en: 'other' },
} as const satisfies Readonly<Record<string, LocalizedText>>;
