import type { Mail } from '../schema/mails.ts';
import { from, register } from '../source.ts';
import { bookingFacts } from './booking-facts.ts';

/** What happens to the money of a booking. */
export const paymentMails = [
  {
    id: 'payment-received',
    name: { pl: 'przyjęcie płatności', en: 'a payment received' },
    to: 'booker',
    facts: { ...bookingFacts, amount: 'amount' },
    maybe: { pairCode: 'text' },
    carries: ['calendar'],
    trueWhile: { booking: ['paid', 'completed'] },
    source: from(register('C84'), register('C100')),
  },
  {
    id: 'payment-incomplete',
    name: { pl: 'wpłata niższa od ceny', en: 'less than the price received' },
    to: 'booker',
    facts: { ...bookingFacts, received: 'amount', missing: 'amount' },
    maybe: { payUntil: 'lastDay' },
    carries: [],
    trueWhile: { booking: ['awaitingPayment', 'paymentFailed'], until: 'payUntil' },
    source: from(register('C100'), register('C110')),
  },
  {
    id: 'payment-surplus',
    name: { pl: 'wpłata, która wraca', en: 'money that goes back' },
    to: 'booker',
    facts: { ...bookingFacts, amount: 'amount' },
    maybe: { refundUntil: 'day' },
    carries: [],
    source: from(register('C100'), register('C110')),
  },
  {
    id: 'payment-taken',
    name: { pl: 'wpłata za drugie miejsce tego samego adresu, która wraca', en: 'money for a second place of an address, which goes back' },
    to: 'booker',
    facts: { ...bookingFacts, amount: 'amount' },
    maybe: { refundUntil: 'day' },
    carries: [],
    source: from(register('C100'), register('C185')),
  },
  {
    id: 'payment-failed',
    name: { pl: 'nieudana płatność', en: 'a payment failed' },
    to: 'booker',
    facts: { ...bookingFacts, amount: 'amount' },
    maybe: { payUntil: 'lastDay' },
    carries: [],
    trueWhile: { booking: ['awaitingPayment', 'paymentFailed'], until: 'payUntil' },
    source: register('C100'),
  },
  {
    id: 'refund-sent',
    name: { pl: 'zwrot zapłaty', en: 'a refund' },
    to: 'booker',
    facts: { ...bookingFacts, amount: 'amount' },
    maybe: {},
    carries: [],
    source: register('C100'),
  },
] as const satisfies readonly Mail[];
