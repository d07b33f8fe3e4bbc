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
} as const satisfies Readonly<Record<string, Parameter>>;
