import { register } from '../../source.ts';
import type { Parameter } from '../parameter.ts';

/** When mails are sent, how often they are tried, and what is kept of them. */
export const mailParameters = {
  mailAttempts: {
    name: { pl: 'próby wysłania e-maila', en: 'attempts to send a mail' },
    unit: 'count',
    values: [{ from: null, value: 12 }],
    source: register('C114'),
    register: 'C114',
  },
  mailRetryDelay: {
    name: { pl: 'pierwsza przerwa przed ponownym wysłaniem', en: 'first pause before a mail is sent again' },
    unit: 'millisecond',
    values: [{ from: null, value: 60_000 }],
    source: register('C114'),
    register: 'C114',
  },
  reminderDays: {
    name: { pl: 'dni od przypomnienia do kursu', en: 'days from the reminder to the course' },
    unit: 'day',
    values: [{ from: null, value: 3 }],
    source: register('C114'),
    register: 'C114',
  },
  sentMailDays: {
    name: { pl: 'przechowywanie śladu wysłanego e-maila', en: 'retention of the trace of a sent mail' },
    unit: 'day',
    values: [{ from: null, value: 30 }],
    source: register('C114'),
    register: 'C114',
  },
  messageMails: {
    name: { pl: 'e-maile z wiadomościami z formularza do biura w ciągu godziny', en: 'mails with messages of the form to the office within an hour' },
    unit: 'count',
    values: [{ from: null, value: 20 }],
    source: register('C198'),
    register: 'C198',
  },
  receiptsPerAddress: {
    name: { pl: 'potwierdzenia na jeden niepotwierdzony adres w ciągu doby', en: 'receipts to one unconfirmed address within a day' },
    unit: 'count',
    values: [{ from: null, value: 1 }],
    source: register('C198'),
    register: 'C198',
  },
  receiptsPerClient: {
    name: { pl: 'potwierdzenia na niepotwierdzone adresy z jednej sieci w ciągu doby', en: 'receipts to unconfirmed addresses from one network within a day' },
    unit: 'count',
    values: [{ from: null, value: 5 }],
    source: register('C198'),
    register: 'C198',
  },
  linksPerAddress: {
    name: { pl: 'linki potwierdzające na jeden adres w ciągu doby', en: 'confirming links to one address within a day' },
    unit: 'count',
    values: [{ from: null, value: 3 }],
    source: register('C198'),
    register: 'C198',
  },
  linksPerClient: {
    name: { pl: 'linki potwierdzające z jednej sieci w ciągu doby', en: 'confirming links from one network within a day' },
    unit: 'count',
    values: [{ from: null, value: 10 }],
    source: register('C198'),
    register: 'C198',
  },
} as const satisfies Readonly<Record<string, Parameter>>;
