import { decision, domain, law, spec } from '../../source.ts';
import type { Parameter } from '../parameter.ts';

/** Limits of the forms and of the persons who may register. */
export const formParameters = {
  nameMinimumLength: {
    name: { pl: 'najmniejsza długość imienia i nazwiska', en: 'minimum length of a name' },
    unit: 'character',
    values: [{ from: null, value: 1 }],
    source: spec('5', 'name required, at least one character'),
    register: 'C43',
  },
  phoneMinimumDigits: {
    name: { pl: 'najmniejsza liczba cyfr telefonu', en: 'minimum digits of a phone number' },
    unit: 'digit',
    values: [{ from: null, value: 9 }],
    source: spec('9', 'Phone minimum 9 characters'),
    register: 'C44',
  },
  polishPhoneDigits: {
    name: { pl: 'liczba cyfr polskiego numeru telefonu', en: 'digits of a Polish phone number' },
    unit: 'digit',
    values: [{ from: null, value: 9 }],
    source: domain('4.2', 'Polish value not exactly 9 digits: soft warning'),
    register: 'C44',
  },
  peselDigits: {
    name: { pl: 'liczba cyfr numeru PESEL', en: 'digits of a PESEL' },
    unit: 'digit',
    values: [{ from: null, value: 11 }],
    source: spec('9', 'PESEL 11 digits'),
  },
  nipDigits: {
    name: { pl: 'liczba cyfr numeru NIP', en: 'digits of a tax number (NIP)' },
    unit: 'digit',
    values: [{ from: null, value: 10 }],
    source: domain('3.2', 'NIP'),
  },
  registrationsPerEmail: {
    name: { pl: 'zapisy na jeden adres e-mail', en: 'registrations per e-mail address' },
    unit: 'person',
    values: [{ from: null, value: 1 }],
    source: spec('5', 'one person per e-mail address'),
    register: 'C22',
  },
  adultAge: {
    name: { pl: 'wiek pełnoletności', en: 'adult age' },
    unit: 'year',
    values: [{ from: null, value: 18 }],
    source: spec('5', 'person adult on the course start date'),
    register: 'C21',
  },
  blsMinimumAge: {
    name: { pl: 'najniższy wiek na BLS-AED', en: 'minimum age for BLS-AED' },
    unit: 'year',
    values: [{ from: null, value: 14 }],
    source: spec('1', 'Teenagers from age 14 may attend with a guardian'),
    register: 'C21',
  },
  pairPlaces: {
    name: { pl: 'miejsca dla pary', en: 'places of a pair' },
    unit: 'place',
    values: [{ from: null, value: 2 }],
    source: decision('C23', { pl: 'opiekun z nastolatkiem zajmują dwa miejsca', en: 'a guardian and a teenager take two places' }),
    register: 'C23',
  },
  withdrawalDays: {
    name: { pl: 'granica rezerwacji tuż przed kursem', en: 'limit of a late booking' },
    unit: 'day',
    values: [{ from: null, value: 14 }],
    source: spec('5', 'a reservation less than 14 days before start, in another variant'),
    register: 'C16',
    variants: [{ value: 7, source: spec('5', 'a reservation less than 7 days before start') }],
  },
  contractWithdrawalDays: {
    name: { pl: 'termin odstąpienia od umowy', en: 'withdrawal period of a contract' },
    unit: 'day',
    values: [{ from: null, value: 14 }],
    source: law(
      { pl: 'ustawa z dnia 30 maja 2014 r. o prawach konsumenta, art. 27', en: 'Act of 30 May 2014, art. 27' },
      { pl: '14 dni, bez podania przyczyny', en: '14 days, no reason' },
    ),
    register: 'C16',
  },
  paymentDays: {
    name: { pl: 'dni na zapłatę', en: 'days to pay' },
    unit: 'day',
    values: [{ from: null, value: 3 }],
    source: decision('C96', { pl: 'Nieopłacone miejsce czeka trzy dni od zapisu', en: 'An unpaid place is held for three days after the booking' }),
    register: 'C96',
  },
  contactTimeout: {
    name: { pl: 'czas oczekiwania na odpowiedź formularza', en: 'time to wait for an answer to the form' },
    unit: 'millisecond',
    values: [{ from: null, value: 10000 }],
    source: decision('C46', {
      pl: 'powodzenie to tylko 2xx; brak odpowiedzi przez 10 s oznacza „nie wysłano”',
      en: 'success is 2xx only; a timeout of 10 s counts as not sent',
    }),
    register: 'C46',
  },
  complaintAnswerDays: {
    name: { pl: 'termin odpowiedzi na reklamację', en: 'time to answer a complaint' },
    unit: 'day',
    values: [{ from: null, value: 14 }],
    source: law(
      { pl: 'ustawa z dnia 30 maja 2014 r. o prawach konsumenta, art. 7a', en: 'Act of 30 May 2014, art. 7a' },
      { pl: 'odpowiedź na reklamację konsumenta w ciągu 14 dni', en: 'a complaint of a consumer is answered within 14 days' },
    ),
  },
} as const satisfies Record<string, Parameter>;
