import type { Mail } from '../schema/mails.ts';
import { from, law, register } from '../source.ts';

const booking = { term: 'term', reference: 'text', booking: 'path' } as const;

/** What happens to a booking until the course. */
export const bookingMails = [
  {
    id: 'booking-received',
    name: { pl: 'przyjęcie zamówienia', en: 'an order received' },
    to: 'booker',
    facts: { ...booking, participant: 'text', amount: 'amount' },
    maybe: { payUntil: 'day', withdrawalUntil: 'day', pairCode: 'text' },
    carries: ['calendar', 'withdrawalNotice', 'terms'],
    source: from(law('consumer-rights-21'), register('C100')),
  },
  {
    id: 'guardian-booking-received',
    name: { pl: 'przyjęcie zamówienia dla osoby niepełnoletniej', en: 'an order received for a minor' },
    to: 'guardian',
    facts: { ...booking, participant: 'text', amount: 'amount' },
    maybe: { payUntil: 'day', withdrawalUntil: 'day' },
    carries: ['calendar', 'withdrawalNotice', 'terms'],
    source: from(law('consumer-rights-21'), register('C100')),
  },
  {
    id: 'enquiry-received',
    name: { pl: 'przyjęcie zgłoszenia bez ceny', en: 'an enquiry without a price received' },
    to: 'booker',
    facts: booking,
    maybe: {},
    carries: [],
    source: register('C100'),
  },
  {
    id: 'confirm-address',
    name: { pl: 'potwierdzenie adresu e-mail', en: 'a confirmation of the address' },
    to: 'booker',
    facts: { ...booking, confirm: 'path', until: 'instant' },
    maybe: {},
    carries: [],
    source: register('C100'),
  },
  {
    id: 'already-registered',
    name: { pl: 'powtórny zapis na ten sam termin', en: 'a second booking of the same date' },
    to: 'booker',
    facts: { term: 'term', booking: 'path' },
    maybe: {},
    carries: [],
    source: register('C100'),
  },
  {
    id: 'reserve-list-entered',
    name: { pl: 'wpis na listę rezerwową', en: 'an entry on the reserve list' },
    to: 'booker',
    facts: { ...booking, position: 'count' },
    maybe: {},
    carries: [],
    source: register('C100'),
  },
  {
    id: 'place-offered',
    name: { pl: 'wolne miejsce dla osoby z listy rezerwowej', en: 'a free place for somebody on the reserve list' },
    to: 'booker',
    facts: { ...booking, confirm: 'path', until: 'instant' },
    maybe: {},
    carries: [],
    source: register('C100'),
  },
  {
    id: 'booking-expired',
    name: { pl: 'wygaśnięcie rezerwacji', en: 'a booking expired' },
    to: 'booker',
    facts: { ...booking, again: 'path' },
    maybe: {},
    carries: [],
    source: register('C100'),
  },
  {
    id: 'course-reminder',
    name: { pl: 'przypomnienie przed kursem', en: 'a reminder before the course' },
    to: 'booker',
    facts: booking,
    maybe: {},
    carries: ['calendar'],
    source: register('C114'),
  },
] as const satisfies readonly Mail[];
