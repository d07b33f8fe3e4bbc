import type { SharedShape } from '../schema/payload.ts';
import { clause, decision, from } from '../source.ts';
import { calendarType, termNumber } from './calendar-values.ts';

/** Payload parts that several calls share or that have a name of their own. */
export const sharedShapes = [
  { name: 'search-type', shape: { kind: 'record', fields: { id: calendarType, name: { kind: 'text', min: 1, max: 200 } } }, source: clause('3.21') },
  {
    name: 'term',
    shape: {
      kind: 'record',
      fields: {
        id: termNumber,
        name: { kind: 'text', max: 200 },
        type: calendarType,
        dateStart: { kind: 'civilDate' },
        showHours: { kind: 'boolean' },
        hoursRendered: { kind: 'nullable', of: { kind: 'text', max: 500 } },
        city: { kind: 'text', max: 100 },
        localization: { kind: 'nullable', of: { kind: 'identifier', of: 'calendarCity' } },
        freePlaces: { kind: 'nullable', of: { kind: 'number' } },
      },
    },
    source: clause('3.18', '3.19', '3.20'),
  },
  {
    name: 'course-data',
    shape: {
      kind: 'record',
      fields: {
        price: { kind: 'nullable', of: { kind: 'number' } },
        priceDescription: { kind: 'nullable', of: { kind: 'html' } },
        description: { kind: 'nullable', of: { kind: 'html' } },
        program: { kind: 'nullable', of: { kind: 'html' } },
        intro: { kind: 'nullable', of: { kind: 'html' } },
        name: { kind: 'text', max: 200 },
        items: { kind: 'list', of: { kind: 'named', name: 'term' } },
        dropped: { kind: 'optional', of: { kind: 'integer', min: 1 } },
      },
    },
    source: from(
      clause('3.17', '7.7'),
      decision('C81', {
        pl: 'Cena w kalendarzu jest w złotych; serwer podaje, ilu terminów nie dało się odczytać',
        en: 'The price of the calendar is in złoty; the server names how many terms could not be read',
      }),
    ),
  },
  {
    name: 'faq-item',
    shape: {
      kind: 'record',
      fields: { title: { kind: 'text', min: 1, max: 500 }, content: { kind: 'html' }, set: { kind: 'optional', of: { kind: 'text', min: 1, max: 100 } } },
    },
    source: from(
      clause('3.29'),
      decision('C70', { pl: 'Pytanie może wskazać zestaw, do którego należy', en: 'A question may name the set to which it belongs' }),
    ),
  },
  {
    name: 'article-index',
    shape: {
      kind: 'record',
      fields: {
        items: { kind: 'list', of: { kind: 'record', fields: { system: { kind: 'text', min: 1, max: 100, pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$' } } } },
      },
    },
    source: clause('3.33', '7.9'),
  },
  {
    name: 'reference',
    shape: { kind: 'text', min: 20, max: 64, pattern: '^[A-Za-z0-9_-]+$' },
    source: decision('C81', {
      pl: 'Zgłoszenie odnajduje się po numerze, którego nie da się odgadnąć',
      en: 'A registration is found by a reference that cannot be guessed',
    }),
  },
  {
    name: 'booking-number',
    shape: { kind: 'text', pattern: '^[2-9A-HJKMNP-RTV-Z]{4}-[2-9A-HJKMNP-RTV-Z]{4}$' },
    source: decision('C112', { pl: 'Numer dla ludzi; sam niczego nie otwiera', en: 'The number for people; alone it opens nothing' }),
  },
  {
    name: 'pair-code',
    shape: { kind: 'text', pattern: '^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$' },
    source: decision('C84', {
      pl: 'Kod, który pierwsza osoba przekazuje drugiej; nie zdradza nic o zgłoszeniu',
      en: 'The code that the first person hands to the second; it tells nothing of the registration',
    }),
  },
  {
    name: 'payment-state',
    shape: {
      kind: 'record',
      fields: {
        online: { kind: 'boolean' },
        transfer: {
          kind: 'nullable',
          of: {
            kind: 'record',
            fields: { account: { kind: 'text', min: 1, max: 50 }, holder: { kind: 'text', min: 1, max: 300 }, title: { kind: 'text', min: 1, max: 140 } },
          },
        },
        received: { kind: 'integer', min: 0 },
        missing: { kind: 'integer', min: 0 },
        failed: { kind: 'optional', of: { kind: 'boolean' } },
        refund: {
          kind: 'nullable',
          of: {
            kind: 'record',
            fields: {
              state: { kind: 'enumeration', values: ['due', 'requested', 'done', 'failed'] },
              amount: { kind: 'integer', min: 0 },
              until: { kind: 'optional', of: { kind: 'civilDate' } },
              reason: { kind: 'enumeration', values: ['taken', 'surplus', 'expired', 'withdrawn', 'cancelled', 'office'] },
            },
          },
        },
      },
    },
    source: from(
      decision('C108', { pl: 'Płaci się w serwisie płatności albo przelewem', en: 'Payments are made at a payment service or by transfer' }),
      decision('C110', { pl: 'Wiadomo, ile wpłynęło', en: 'It is known how much has come' }),
      decision('C181', { pl: 'Wiadomo, ile jeszcze zapłacić', en: 'It is known how much is still to pay' }),
      decision('C276', { pl: 'Wiadomo, czy ostatnia płatność się nie udała', en: 'It is known whether the last payment failed' }),
      decision('C111', { pl: 'Wiadomo, co ze zwrotem', en: 'It is known what became of a refund' }),
      decision('C241', { pl: 'Wiadomo, do kiedy pieniądze wracają', en: 'It is known by when money goes back' }),
      decision('C185', { pl: 'Wiadomo, dlaczego pieniądze wracają', en: 'It is known why money goes back' }),
    ),
  },
  {
    name: 'registration-state',
    shape: {
      kind: 'record',
      fields: {
        reference: { kind: 'named', name: 'reference' },
        number: { kind: 'named', name: 'booking-number' },
        state: {
          kind: 'enumeration',
          values: ['sent', 'enquiry', 'offered', 'unconfirmed', 'pay', 'paid', 'paymentFailed', 'completed', 'expired', 'withdrawn'],
        },
        place: { kind: 'enumeration', values: ['confirmed', 'reserve', 'none'] },
        amount: { kind: 'nullable', of: { kind: 'integer', min: 0 } },
        withdrawalUntil: { kind: 'nullable', of: { kind: 'civilDate' } },
        payUntil: { kind: 'nullable', of: { kind: 'civilDate' } },
        heldUntil: { kind: 'nullable', of: { kind: 'instant' } },
        position: { kind: 'nullable', of: { kind: 'integer', min: 1 } },
        pairCode: { kind: 'nullable', of: { kind: 'named', name: 'pair-code' } },
        pairJoined: { kind: 'boolean' },
        choosing: { kind: 'optional', of: { kind: 'boolean' } },
        cancelled: { kind: 'optional', of: { kind: 'boolean' } },
        address: { kind: 'optional', of: { kind: 'text', min: 1, max: 'mailAddressLength' } },
        undelivered: { kind: 'optional', of: { kind: 'boolean' } },
        people: { kind: 'optional', of: { kind: 'list', of: { kind: 'text', min: 1, max: 210 } } },
        payment: { kind: 'named', name: 'payment-state' },
        term: { kind: 'named', name: 'term' },
      },
    },
    source: from(
      clause('4.27'),
      decision('C81', { pl: 'Kwoty zapisu są w groszach', en: 'The amounts of a registration are in grosze' }),
      decision('C96', { pl: 'Zapis może też wygasnąć albo zostać wycofany', en: 'A registration may also expire or be withdrawn' }),
      decision('C99', { pl: 'Zgłoszenie bez ceny jest zapytaniem', en: 'A registration without a price is an enquiry' }),
      decision('C120', { pl: 'Zapis czeka najpierw na potwierdzenie adresu', en: 'A registration waits for its address to be confirmed first' }),
      decision('C242', { pl: 'Po zmianie terminu przez nas osoba wybiera', en: 'After we have changed a date its person chooses' }),
      decision('C292', {
        pl: 'Zapis nazywa osoby bez pełnych nazwisk, a niepotwierdzony adres zasłania; mówi, że e-mail nie doszedł',
        en: 'A registration names its people without their whole family names, and masks an unconfirmed address; it says that a mail did not arrive',
      }),
      decision('C84', {
        pl: 'Pierwsza osoba pary dostaje kod i dowiaduje się, że ktoś z nim przyszedł',
        en: 'The first of a pair gets a code, and learns that somebody has come with it',
      }),
    ),
  },
  {
    name: 'problem',
    shape: {
      kind: 'record',
      fields: {
        code: { kind: 'text', min: 1, max: 60 },
        fields: { kind: 'optional', of: { kind: 'list', of: { kind: 'named', name: 'problem-field' } } },
        support: { kind: 'optional', of: { kind: 'text', min: 1, max: 64 } },
      },
    },
    source: decision('C81', {
      pl: 'Każda odmowa podaje kod i pola, których dotyczy',
      en: 'Every refusal answers with a code, and the fields that it is about',
    }),
  },
  {
    name: 'problem-field',
    shape: { kind: 'record', fields: { field: { kind: 'text', min: 1, max: 60 }, code: { kind: 'text', min: 1, max: 60 } } },
    source: decision('C81', {
      pl: 'Każda odmowa podaje kod i pola, których dotyczy',
      en: 'Every refusal answers with a code, and the fields that it is about',
    }),
  },
] as const satisfies readonly SharedShape[];
