import type { Organisation } from '../schema/site.ts';
import { decision } from '../source.ts';

/**
 * PLACEHOLDER: the sources do not name the provider. Replace every value of this record before the site goes public,
 * then set `placeholder` to false; while it is true the site shows a notice wherever it shows one of these values.
 */
export const organisation = {
  placeholder: true,
  name: 'Szkolenia Pierwszej Pomocy',
  short: { pl: 'Pierwsza Pomoc', en: 'First Aid' },
  legalName: 'Przykładowa Firma Szkoleniowa sp. z o.o.',
  phone: { international: '+48000000000', display: '+48 000 000 000' },
  email: 'kontakt@example.pl',
  address: { street: 'ul. Przykładowa 1', postalCode: '00-000', city: 'Przykładowo' },
  nip: '0000000000',
  origin: 'https://www.example.pl',
  source: decision('C75', {
    pl: 'Nie podano nazwy, telefonu, adresu e-mail, adresu, numeru NIP ani roku założenia firmy',
    en: 'The name, phone, e-mail, address, NIP and founding year of the provider are not given',
  }),
} as const satisfies Organisation;
