import type { SentAddress } from '../schema/routes.ts';
import { decision, register } from '../source.ts';

const source = decision('C80', {
  pl: 'Adresy, które wychodzą w wiadomościach i plikach, są publikowane jak strony',
  en: 'Addresses that leave in mails and files are published like pages',
});

/**
 * Addresses that we send out: in mails, calendar entries, feeds and at the payment service. A person may use one years later, so
 * that it stays answered: `generated/urls.lock` keeps them. `facts` names the facts of mails that contain one. An address of an earlier
 * release that is sent no more keeps its row, with `movesTo` and the release that sent it first.
 */
export const sentAddresses = [
  { id: 'booking-state', route: 'booking', query: ['reference'], facts: ['booking'], sentIn: ['mail', 'calendar'], since: '0.1.0', source },
  { id: 'book-term', route: 'booking', query: ['course'], facts: ['again'], sentIn: ['mail', 'feed', 'shared-link'], since: '0.1.0', source },
  { id: 'book-as-second', route: 'booking', query: ['course', 'pairCode'], facts: [], sentIn: ['shared-link'], since: '0.1.0', source },
  { id: 'order-offered', route: 'booking', query: ['course', 'place'], facts: [], sentIn: ['shared-link'], since: '0.1.0', source },
  { id: 'return-from-payment', route: 'booking', query: ['reference', 'returned'], facts: [], sentIn: ['payment-service'], since: '0.1.0', source },
  { id: 'withdraw', route: 'withdrawal', query: ['reference'], facts: [], sentIn: ['shared-link'], since: '0.1.0', source },
  { id: 'payment-notification', path: '/api/payments/notification', query: [], facts: [], sentIn: ['payment-service'], since: '0.1.0', source },
  { id: 'confirm', path: '/api/registrations/{reference}/confirmation', query: ['token'], facts: ['confirm'], sentIn: ['mail'], source: register('C186') },
  {
    id: 'confirm-former',
    route: 'booking',
    query: ['reference', 'confirm'],
    facts: [],
    movesTo: '/api/registrations/{reference}/confirmation?token={confirm}',
    sentIn: ['mail'],
    since: '0.1.0',
    source: register('C186'),
  },
] as const satisfies readonly SentAddress[];
