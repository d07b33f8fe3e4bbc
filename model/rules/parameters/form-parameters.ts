import { clause, commonKnowledge, decision, from, law } from '../../source.ts';
import type { Parameter } from '../parameter.ts';

/** Limits of the forms and of the persons who may register. */
export const formParameters = {
  nameMinimumLength: {
    name: { pl: 'najmniejsza długość imienia i nazwiska', en: 'minimum length of a name' },
    unit: 'character',
    values: [{ from: null, value: 1 }],
    source: clause('5.1'),
    register: 'C43',
  },
  phoneMinimumDigits: {
    name: { pl: 'najmniejsza liczba cyfr telefonu', en: 'minimum digits of a phone number' },
    unit: 'digit',
    values: [{ from: null, value: 9 }],
    source: clause('5.3', '9.1'),
    register: 'C44',
  },
  polishPhoneDigits: {
    name: { pl: 'liczba cyfr polskiego numeru telefonu', en: 'digits of a Polish phone number' },
    unit: 'digit',
    values: [{ from: null, value: 9 }],
    source: commonKnowledge({ pl: 'polski numer telefonu ma 9 cyfr', en: 'a Polish phone number has 9 digits' }),
    register: 'C44',
  },
  peselDigits: { name: { pl: 'liczba cyfr numeru PESEL', en: 'digits of a PESEL' }, unit: 'digit', values: [{ from: null, value: 11 }], source: clause('9.1') },
  nipDigits: {
    name: { pl: 'liczba cyfr numeru NIP', en: 'digits of a tax number (NIP)' },
    unit: 'digit',
    values: [{ from: null, value: 10 }],
    source: commonKnowledge({ pl: 'numer NIP ma 10 cyfr', en: 'a tax number (NIP) has 10 digits' }),
  },
  registrationsPerEmail: {
    name: { pl: 'zapisy na jeden adres e-mail', en: 'registrations per e-mail address' },
    unit: 'person',
    values: [{ from: null, value: 1 }],
    source: clause('5.13'),
    register: 'C98',
  },
  adultAge: {
    name: { pl: 'wiek pełnoletności', en: 'adult age' },
    unit: 'year',
    values: [{ from: null, value: 18 }],
    source: from(clause('1.7', '5.10'), law('civil-code-10')),
    register: 'C21',
  },
  oldestAge: {
    name: { pl: 'najwyższy wiek, w który wierzymy', en: 'highest age that we believe' },
    unit: 'year',
    values: [{ from: null, value: 120 }],
    source: decision('C21', { pl: 'nikt nie ma ponad tylu lat', en: 'nobody is older than that' }),
    register: 'C21',
  },
  blsMinimumAge: {
    name: { pl: 'najniższy wiek na BLS-AED', en: 'minimum age for BLS-AED' },
    unit: 'year',
    values: [{ from: null, value: 14 }],
    source: clause('1.21'),
    register: 'C21',
  },
  pairPlaces: {
    name: { pl: 'miejsca dla pary', en: 'places of a pair' },
    unit: 'place',
    values: [{ from: null, value: 2 }],
    source: decision('C23', { pl: 'opiekun z nastolatkiem zajmują osobne miejsca', en: 'a guardian and a teenager each take a place' }),
    register: 'C23',
  },
  withdrawalDays: {
    name: { pl: 'termin odstąpienia od umowy', en: 'withdrawal period' },
    unit: 'day',
    values: [{ from: null, value: 14 }],
    source: law('consumer-rights-27'),
    register: 'C16',
    variants: [{ value: 7, source: clause('5.17') }],
  },
  refundDays: {
    name: { pl: 'termin zwrotu pieniędzy', en: 'time to return money' },
    unit: 'day',
    values: [{ from: null, value: 14 }],
    source: law('consumer-rights-32'),
    register: 'C241',
  },
  paymentDays: {
    name: { pl: 'dni na zapłatę', en: 'days to pay' },
    unit: 'day',
    values: [{ from: null, value: 3 }],
    source: decision('C96', { pl: 'Nieopłacone miejsce czeka kilka dni od zamówienia', en: 'An unpaid place is held for some days after the order' }),
    register: 'C96',
  },
  transferArrivalDays: {
    name: { pl: 'dni na wpływ przelewu zleconego w terminie', en: 'days for a transfer ordered in time to arrive' },
    unit: 'day',
    values: [{ from: null, value: 1 }],
    source: decision('C96', {
      pl: 'Liczy się dzień zlecenia przelewu, a przelew zlecony wieczorem albo w weekend przychodzi później',
      en: 'The day counts on which a transfer is ordered, and one ordered in the evening or at the weekend arrives later',
    }),
    register: 'C96',
  },
  bankListDays: {
    name: { pl: 'dni na odczytanie wpłat z dnia', en: 'days to read the payments of a day' },
    unit: 'day',
    values: [{ from: null, value: 1 }],
    source: decision('C96', {
      pl: 'Biuro czyta wpłaty z banku dopiero po dniu, w którym przyszły',
      en: 'The office reads the payments from the bank only after the day on which they came',
    }),
    register: 'C96',
  },
  conclusionHours: {
    name: { pl: 'najdłuższy czas od zamówienia do zawarcia umowy', en: 'longest time from an order to the conclusion of the contract' },
    unit: 'hour',
    values: [{ from: null, value: 24 }],
    source: decision('C16', {
      pl: 'Ze starego zamówienia nie powstaje już umowa, także wtedy, gdy serwer nie działał',
      en: 'No contract follows any more from an old order, even where the server was down',
    }),
    register: 'C16',
  },
  paymentLifetime: {
    name: { pl: 'czas na dokończenie rozpoczętej płatności', en: 'time to complete a payment that was started' },
    unit: 'hour',
    values: [{ from: null, value: 24 }],
    source: decision('C96', {
      pl: 'Rozpoczęta płatność może się jeszcze zakończyć',
      en: 'A payment that was started may still come to its end',
    }),
    register: 'C96',
  },
  holdMinutes: {
    name: { pl: 'czas na potwierdzenie adresu e-mail', en: 'time to confirm the e-mail address' },
    unit: 'minute',
    values: [{ from: null, value: 60 }],
    source: decision('C120', {
      pl: 'Miejsce czeka krótko na potwierdzenie adresu e-mail',
      en: 'A place waits a short time for the confirmation of the e-mail address',
    }),
    register: 'C120',
  },
  transferHoldMinutes: {
    name: { pl: 'czas na potwierdzenie adresu e-mail, gdy płaci się przelewem', en: 'time to confirm the e-mail address where one pays by transfer' },
    unit: 'minute',
    values: [{ from: null, value: 180 }],
    source: decision('C120', {
      pl: 'Gdy płaci się przelewem, miejsce czeka dłużej na potwierdzenie adresu e-mail',
      en: 'Where one pays by transfer, a place waits longer for the confirmation of the e-mail address',
    }),
    register: 'C120',
  },
  offerHours: {
    name: { pl: 'czas na przyjęcie miejsca z listy rezerwowej', en: 'time to take a place from the reserve list' },
    unit: 'hour',
    values: [{ from: null, value: 24 }],
    source: decision('C122', {
      pl: 'Zwolnione miejsce czeka jakiś czas na osobę z listy rezerwowej, potem dostaje je następna',
      en: 'A free place waits some time for somebody on the reserve list, then the next one gets it',
    }),
    register: 'C122',
  },
  shortestOffer: {
    name: { pl: 'najkrótszy czas na przyjęcie miejsca z listy rezerwowej', en: 'shortest time to take a place from the reserve list' },
    unit: 'hour',
    values: [{ from: null, value: 12 }],
    source: decision('C191', {
      pl: 'Tuż przed kursem zwolnionego miejsca nikomu się nie proponuje',
      en: 'Shortly before the course a freed place is offered to nobody',
    }),
    register: 'C191',
  },
  heldPerTerm: {
    name: { pl: 'niepotwierdzone miejsca na jednym terminie z jednej sieci', en: 'unconfirmed places of one date from one network' },
    unit: 'person',
    values: [{ from: null, value: 3 }],
    source: decision('C121', {
      pl: 'Z jednej sieci czeka naraz niewiele niepotwierdzonych rezerwacji tego samego terminu',
      en: 'Only a few unconfirmed bookings of the same date wait at a time from one network',
    }),
    register: 'C121',
  },
  heldPerNetwork: {
    name: { pl: 'niepotwierdzone miejsca z jednej sieci', en: 'unconfirmed places from one network' },
    unit: 'person',
    values: [{ from: null, value: 10 }],
    source: decision('C121', {
      pl: 'Z jednej sieci czeka naraz ograniczona liczba niepotwierdzonych rezerwacji',
      en: 'A limited number of unconfirmed bookings waits at a time from one network',
    }),
    register: 'C121',
  },
  shortestFilling: {
    name: { pl: 'najkrótszy czas wypełniania formularza przez człowieka', en: 'shortest time in which a person fills in the form' },
    unit: 'millisecond',
    values: [{ from: null, value: 2000 }],
    source: decision('C103', { pl: 'Formularz wysłany szybciej wypełnił program', en: 'A form that is sent sooner was filled in by a program' }),
    register: 'C103',
  },
  contactTimeout: {
    name: { pl: 'czas oczekiwania na odpowiedź formularza', en: 'time to wait for an answer to the form' },
    unit: 'millisecond',
    values: [{ from: null, value: 10000 }],
    source: decision('C46', {
      pl: 'powodzenie to tylko 2xx; brak odpowiedzi na czas oznacza „nie wysłano”',
      en: 'success is 2xx only; a timeout counts as not sent',
    }),
    register: 'C46',
  },
  complaintAnswerDays: {
    name: { pl: 'termin odpowiedzi na reklamację', en: 'time to answer a complaint' },
    unit: 'day',
    values: [{ from: null, value: 14 }],
    source: law('consumer-rights-7a'),
  },
} as const satisfies Record<string, Parameter>;
