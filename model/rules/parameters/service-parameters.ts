import { register } from '../../source.ts';
import type { Parameter } from '../parameter.ts';

const limitIn =
  <Measure extends 'character' | 'octet'>(unit: Measure) =>
  (pl: string, en: string, value: number) =>
    ({ name: { pl, en }, unit, values: [{ from: null, value }], source: register('C199'), register: 'C199' }) as const;

const limit = limitIn('character');
const octetLimit = limitIn('octet');

/** How long a value for an outside service may be; C199 decides what happens to a longer one. */
export const serviceParameters = {
  p24EmailLength: limit('najdłuższy adres e-mail w Przelewach24', 'longest e-mail address at Przelewy24', 50),
  p24DescriptionLength: limit('najdłuższy opis płatności w Przelewach24', 'longest description of a payment at Przelewy24', 1024),
  p24SessionLength: limit('najdłuższe oznaczenie płatności w Przelewach24', 'longest name of a payment at Przelewy24', 100),
  p24ReturnLength: limit('najdłuższy adres powrotu z Przelewów24', 'longest address to return to from Przelewy24', 250),
  p24RefundLength: limit('najdłuższe oznaczenie i opis zwrotu w Przelewach24', 'longest name and description of a refund at Przelewy24', 35),
  mailLocalLength: octetLimit('najdłuższa część adresu e-mail przed @', 'longest part of an e-mail address before the @', 64),
  mailAddressLength: octetLimit('najdłuższy adres e-mail', 'longest e-mail address', 254),
  mailLineLength: octetLimit('najdłuższy wiersz wiadomości e-mail', 'longest line of an e-mail message', 998),
  tagValueLength: limit('najdłuższa wartość parametru w Google Analytics', 'longest value of a parameter in Google Analytics', 100),
  tagAddressLength: limit('najdłuższy adres strony w Google Analytics', 'longest address of a page in Google Analytics', 1000),
} as const satisfies Readonly<Record<string, Parameter>>;
