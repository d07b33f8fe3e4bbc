import { decision, domain, law, spec } from '../../source.ts';
import type { Parameter } from '../parameter.ts';

/** Limits of the forms and of the persons who may register. */
export const formParameters = {
  nameMinimumLength: {
    unit: 'character',
    values: [{ from: null, value: 1 }],
    source: spec('5', 'name required, at least one character'),
    register: 'C43',
  },
  phoneMinimumDigits: {
    unit: 'digit',
    values: [{ from: null, value: 9 }],
    source: spec('9', 'Phone minimum 9 characters'),
    register: 'C44',
  },
  polishPhoneDigits: {
    unit: 'digit',
    values: [{ from: null, value: 9 }],
    source: domain('4.2', 'Polish value not exactly 9 digits: soft warning'),
    register: 'C44',
  },
  peselDigits: {
    unit: 'digit',
    values: [{ from: null, value: 11 }],
    source: spec('9', 'PESEL 11 digits'),
  },
  nipDigits: {
    unit: 'digit',
    values: [{ from: null, value: 10 }],
    source: domain('3.2', 'NIP'),
  },
  postalCodeDigits: {
    unit: 'digit',
    values: [{ from: null, value: 5 }],
    source: domain('3.2', 'accept 50123 and "50 123", store 50-123'),
  },
  registrationsPerEmail: {
    unit: 'person',
    values: [{ from: null, value: 1 }],
    source: spec('5', 'one person per e-mail address'),
    register: 'C22',
  },
  adultAge: {
    unit: 'year',
    values: [{ from: null, value: 18 }],
    source: spec('5', 'person adult on the course start date'),
    register: 'C21',
  },
  blsMinimumAge: {
    unit: 'year',
    values: [{ from: null, value: 14 }],
    source: spec('1', 'Teenagers from age 14 may attend with a guardian'),
    register: 'C21',
  },
  pairPlaces: {
    unit: 'place',
    values: [{ from: null, value: 2 }],
    source: decision('C23', 'a guardian and a teenager take two places'),
    register: 'C23',
  },
  withdrawalDays: {
    unit: 'day',
    values: [{ from: null, value: 14 }],
    source: spec('5', 'a reservation less than 14 days before start, in another variant'),
    register: 'C16',
    variants: [{ value: 7, source: spec('5', 'a reservation less than 7 days before start') }],
  },
  contractWithdrawalDays: {
    unit: 'day',
    values: [{ from: null, value: 14 }],
    source: law('Act of 30 May 2014, art. 27', '14 days, no reason'),
    register: 'C16',
  },
  contactTimeout: {
    unit: 'millisecond',
    values: [{ from: null, value: 10000 }],
    source: decision('C46', 'success is 2xx only; a timeout of 10 s counts as not sent'),
    register: 'C46',
  },
  complaintAnswerDays: {
    unit: 'day',
    values: [{ from: null, value: 14 }],
    source: law('Act of 30 May 2014, art. 7a', 'a complaint of a consumer is answered within 14 days'),
  },
} as const satisfies Record<string, Parameter>;
