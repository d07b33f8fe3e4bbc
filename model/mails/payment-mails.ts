import type { Mail } from '../schema/mails.ts';
import { register } from '../source.ts';

const booking = { term: 'term', reference: 'text', booking: 'path' } as const;

/** What happens to the money of a booking. */
export const paymentMails = [
  {
    id: 'transfer-details',
    name: { pl: 'dane do przelewu', en: 'the details of a transfer' },
    to: 'booker',
    facts: { ...booking, amount: 'amount', account: 'text', holder: 'text', title: 'text' },
    maybe: { payUntil: 'day' },
    carries: [],
    source: register('C100'),
  },
  {
    id: 'payment-received',
    name: { pl: 'przyjęcie płatności', en: 'a payment received' },
    to: 'booker',
    facts: { ...booking, amount: 'amount' },
    maybe: {},
    carries: ['calendar'],
    source: register('C100'),
  },
  {
    id: 'payment-failed',
    name: { pl: 'nieudana płatność', en: 'a payment failed' },
    to: 'booker',
    facts: { ...booking, amount: 'amount' },
    maybe: { payUntil: 'day' },
    carries: [],
    source: register('C100'),
  },
  {
    id: 'refund-sent',
    name: { pl: 'zwrot zapłaty', en: 'a refund' },
    to: 'booker',
    facts: { ...booking, amount: 'amount' },
    maybe: {},
    carries: [],
    source: register('C100'),
  },
] as const satisfies readonly Mail[];
