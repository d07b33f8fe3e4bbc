import type { Setting } from '../schema/settings.ts';
import { settingsSource as source } from './settings-source.ts';

const refused = { pl: 'PAYMENTS=p24 jest odrzucane', en: 'PAYMENTS=p24 is refused' };

/** How visitors pay. */
export const paymentSettings = [
  {
    name: 'PAYMENTS',
    kind: 'one-of',
    values: ['transfer', 'p24', 'sandbox'],
    default: null,
    about: { pl: 'jak płacą odwiedzający: przelewem, przez Przelewy24 albo na niby', en: 'how visitors pay: by transfer, through Przelewy24, or in pretence' },
    without: { pl: 'na własnym komputerze płaci się na niby, wszędzie indziej przelewem', en: 'a pretence on the own machine, a transfer everywhere else' },
    readBy: ['start'],
    secret: false,
    source,
  },
  {
    name: 'BANK_ACCOUNT',
    kind: 'text',
    default: null,
    about: { pl: 'numer rachunku, na który przychodzą przelewy', en: 'the number of the account that takes transfers' },
    without: {
      pl: 'gdy płaci się przelewem, serwer nie rusza; przy Przelewach24 zamówienie z bardzo długim adresem opłaca się po telefonie do biura',
      en: 'where visitors pay by transfer, the server does not start; with Przelewy24 an order with a very long address is paid after a call to the office',
    },
    readBy: ['start'],
    secret: false,
    source,
  },
  {
    name: 'P24_MERCHANT_ID',
    kind: 'count',
    min: 1,
    default: null,
    about: { pl: 'numer sprzedawcy w Przelewy24', en: 'the merchant’s number at Przelewy24' },
    without: refused,
    readBy: ['start'],
    secret: false,
    source,
  },
  {
    name: 'P24_POS_ID',
    kind: 'count',
    min: 1,
    default: null,
    about: { pl: 'numer sklepu w Przelewy24', en: 'the shop’s number at Przelewy24' },
    without: { pl: 'jest nim P24_MERCHANT_ID', en: 'it is P24_MERCHANT_ID' },
    readBy: ['start'],
    secret: false,
    source,
  },
  {
    name: 'P24_API_KEY',
    kind: 'token',
    default: null,
    about: { pl: 'klucz do raportów z panelu Przelewy24', en: 'the key for reports of the panel of Przelewy24' },
    without: refused,
    readBy: ['start'],
    secret: true,
    source,
  },
  {
    name: 'P24_CRC',
    kind: 'token',
    default: null,
    about: { pl: 'klucz CRC z panelu Przelewy24', en: 'the CRC key of the panel of Przelewy24' },
    without: refused,
    readBy: ['start'],
    secret: true,
    source,
  },
  {
    name: 'P24_URL',
    kind: 'web-url',
    default: 'https://secure.przelewy24.pl',
    about: {
      pl: 'adres Przelewy24; do prób służy https://sandbox.przelewy24.pl',
      en: 'the address of Przelewy24; https://sandbox.przelewy24.pl is for trials',
    },
    without: { pl: 'płatności są prawdziwe', en: 'payments are real' },
    readBy: ['start'],
    secret: false,
    source,
  },
] as const satisfies readonly Setting[];
