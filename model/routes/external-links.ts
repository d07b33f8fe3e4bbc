import type { ExternalLink } from '../schema/routes.ts';
import { clause, law } from '../source.ts';

const source = clause('1.6', '2.27');

/** Pages of others. PLACEHOLDERS: addresses of the provider are not given (C75); replace them here, then set `placeholder` to false. */
export const externalLinks = [
  { id: 'customer-zone', name: { pl: 'Strefa klienta', en: 'Customer zone' }, url: 'https://www.example.pl/strefa-klienta', placeholder: true, source },
  { id: 'shop', name: { pl: 'Sklep ratowniczy', en: 'Rescue shop' }, url: 'https://www.example.pl/sklep', placeholder: true, source },
  {
    id: 'consumer-disputes',
    name: { pl: 'rejestr podmiotów uprawnionych Prezesa UOKiK', en: 'register of the President of UOKiK' },
    url: 'https://polubowne.uokik.gov.pl/',
    placeholder: false,
    source: law('consumer-disputes-31'),
  },
] as const satisfies readonly ExternalLink[];
