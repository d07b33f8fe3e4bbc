import type { ExternalLink } from '../schema/routes.ts';
import { clause } from '../source.ts';

const source = clause('1.6', '2.27');

/** PLACEHOLDERS: the addresses are not given (C75). Replace them here, then set `placeholder` to false. */
export const externalLinks = [
  { id: 'customer-zone', name: { pl: 'Strefa klienta', en: 'Customer zone' }, url: 'https://www.example.pl/strefa-klienta', placeholder: true, source },
  { id: 'shop', name: { pl: 'Sklep ratowniczy', en: 'Rescue shop' }, url: 'https://www.example.pl/sklep', placeholder: true, source },
] as const satisfies readonly ExternalLink[];
