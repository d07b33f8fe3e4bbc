import { decision, law, register } from '../../source.ts';
import type { Parameter } from '../parameter.ts';

/** How long what a visitor submits is kept. */
export const retentionParameters = {
  trainingRecordYears: {
    name: { pl: 'przechowywanie dokumentacji szkoleń', en: 'retention of training records' },
    unit: 'year',
    values: [{ from: null, value: 5 }],
    since: { pl: 'od końca roku, w którym był ostatni dzień kursu', en: 'from the end of the year of the last day of the course' },
    source: decision('C247', {
      pl: 'Dokumentacja szkoleń i egzaminów ma swój okres przechowywania; przepis wskaże prawnik',
      en: 'Training and exam records have a period of keeping of their own; the lawyer names the provision',
    }),
    register: 'C247',
  },
  uncontractedMonths: {
    name: { pl: 'przechowywanie zgłoszeń bez umowy', en: 'retention of registrations without a contract' },
    unit: 'month',
    values: [{ from: null, value: 3 }],
    source: decision('C247', {
      pl: 'Bez umowy nie ma roszczeń: krótki czas wystarczy, żeby odpowiedzieć na pytanie o zgłoszenie',
      en: 'Without a contract there are no claims: a short time suffices to answer a question about a registration',
    }),
    register: 'C247',
  },
  networkDigestDays: {
    name: { pl: 'przechowywanie skrótu adresu sieci', en: 'retention of the digest of a network address' },
    unit: 'day',
    values: [{ from: null, value: 1 }],
    source: decision('C247', {
      pl: 'Skrótu potrzebują tylko limity, tak długo, jak liczą próby',
      en: 'Only limits need the digest, for as long as they count attempts',
    }),
    register: 'C247',
  },
  contactMessageMonths: {
    name: { pl: 'przechowywanie wiadomości z formularza', en: 'retention of contact messages' },
    unit: 'month',
    values: [{ from: null, value: 12 }],
    since: { pl: 'od wysłania wiadomości', en: 'from the day the message was sent' },
    source: decision('C85', {
      pl: 'Wiadomości przechowujemy, aby można było wrócić do zapytania',
      en: 'Contact messages are kept so that an enquiry can be taken up again',
    }),
    register: 'C85',
  },
  invoiceRecordYears: {
    name: { pl: 'przechowywanie danych do faktur', en: 'retention of invoice details' },
    unit: 'year',
    values: [{ from: null, value: 5 }],
    since: { pl: 'od końca roku, w którym upłynął termin zapłaty podatku', en: 'from the end of the year in which the tax fell due' },
    source: decision('C85', {
      pl: 'Dane do faktur przechowujemy tak długo, jak zwykle trwa przedawnienie zobowiązań podatkowych',
      en: 'Invoice details are kept for the usual limitation of tax claims',
    }),
    register: 'C85',
  },
  contractRecordYears: {
    name: { pl: 'przechowywanie danych umowy', en: 'retention of contract data' },
    unit: 'year',
    values: [{ from: null, value: 6 }],
    since: { pl: 'od końca roku, w którym był ostatni dzień kursu', en: 'from the end of the year of the last day of the course' },
    source: decision('C85', {
      pl: 'To, na czym opiera się umowa, przechowujemy tak długo, jak zwykle trwa przedawnienie roszczeń',
      en: 'What a contract rests on is kept for the usual limitation of claims',
    }),
    register: 'C85',
  },
  withdrawalRecordYears: {
    name: { pl: 'przechowywanie oświadczeń o odstąpieniu', en: 'retention of statements of withdrawal' },
    unit: 'year',
    values: [{ from: null, value: 6 }],
    since: { pl: 'od otrzymania oświadczenia', en: 'from the day the statement arrived' },
    source: decision('C85', {
      pl: 'Oświadczenie o odstąpieniu przechowujemy tak długo jak dane umowy; bez rezerwacji nie ma roku kursu, od którego liczyć',
      en: 'A statement of withdrawal is kept as long as contract data; without a booking there is no year of a course to count from',
    }),
    register: 'C85',
  },
  deletionRequestMonths: {
    name: { pl: 'przechowywanie próśb o usunięcie konta', en: 'retention of deletion requests' },
    unit: 'month',
    values: [{ from: null, value: 12 }],
    since: { pl: 'od załatwienia prośby', en: 'from the day the request was settled' },
    source: decision('C85', {
      pl: 'Prośbę o usunięcie przechowujemy jako dowód, że na nią odpowiedziano',
      en: 'A deletion request is kept as proof that it was answered',
    }),
    register: 'C85',
  },
  candidateMonths: {
    name: { pl: 'przechowywanie zgłoszeń kandydatów za ich zgodą', en: 'retention of applications with the consent of candidates' },
    unit: 'month',
    values: [{ from: null, value: 12 }],
    source: register('C247'),
    register: 'C247',
  },
  requestAnswerMonths: {
    name: { pl: 'czas na odpowiedź na prośbę o dane', en: 'time to answer a request for data' },
    unit: 'month',
    values: [{ from: null, value: 1 }],
    source: law('gdpr-12'),
  },
  digestAheadDays: {
    name: { pl: 'jak daleko w przód patrzy przegląd biura', en: 'how far ahead the digest of the office looks' },
    unit: 'day',
    values: [{ from: null, value: 14 }],
    source: decision('C109', { pl: 'Przegląd pokazuje najbliższe terminy', en: 'The digest shows the next dates' }),
    register: 'C109',
  },
  officeJournalMonths: {
    name: { pl: 'przechowywanie dziennika biura', en: 'retention of the journal of the office' },
    unit: 'month',
    values: [{ from: null, value: 24 }],
    since: { pl: 'od wpisu', en: 'from the day of the entry' },
    source: decision('C132', {
      pl: 'Po tym czasie dziennik poleceń nie jest już do niczego potrzebny',
      en: 'After this time the journal of commands is not needed any more',
    }),
    register: 'C132',
  },
  accessLogYears: {
    name: { pl: 'przechowywanie spisu odczytów danych zaszyfrowanych', en: 'retention of the log of looks at encrypted data' },
    unit: 'year',
    values: [{ from: null, value: 6 }],
    since: { pl: 'od odczytu', en: 'from the day of the look' },
    source: decision('C132', {
      pl: 'Kto i po co czytał PESEL, wiadomo tak długo, jak długo można dochodzić roszczeń',
      en: 'Who read a PESEL, and why, is known for as long as claims can be made',
    }),
    register: 'C132',
  },
} as const satisfies Record<string, Parameter>;
