import { named } from '../../wording.ts';
import { oneOf } from '../domain.ts';

/** What discounts tell apart; a course type names its own. */
export const offer = named(
  { pl: 'oferta', en: 'offer' },
  oneOf({
    kpp: { pl: 'KPP', en: 'KPP' },
    blsAed: { pl: 'BLS-AED', en: 'BLS-AED' },
    companyKpp: { pl: 'KPP dla firm', en: 'KPP for companies' },
    other: { pl: 'inna', en: 'other' },
  }),
);
