import type { MailFacts, MailKind, MailTerm } from '#generated/mails/mail-kinds.ts';
import { certifiedType } from '../../find-course.ts';

const term: MailTerm = {
  id: 17,
  name: 'Kurs kwalifikowanej pierwszej pomocy (KPP)',
  type: certifiedType,
  dateStart: '2026-12-11',
  showHours: true,
  hoursRendered: '8:00–19:00',
  city: 'Łódź',
  localization: 3,
};

const refundUntil = '2026-12-06';

const booking = { term, reference: 'K7MP-2QXA', booking: '/rezerwacja?reference=abcdefghijklmnopqrst' };

/** The facts of every kind of mail in the tests of their texts, without optional ones. */
export const sampleFacts: { readonly [Kind in MailKind]: MailFacts[Kind] } = {
  'booking-received': {
    ...booking,
    participant: 'Żaneta Łącka-Gęś',
    amount: 169_000,
    payUntil: '2026-11-25',
    withdrawalUntil: '2026-12-07',
    requestedAt: '2026-11-22T17:00:00.000Z',
  },
  'guardian-booking-received': {
    ...booking,
    participant: 'Jaś Łącki',
    amount: 59_850,
    payUntil: '2026-11-25',
    withdrawalUntil: '2026-12-07',
    requestedAt: '2026-11-22T17:00:00.000Z',
  },
  'enquiry-received': booking,
  'confirm-address': {
    ...booking,
    confirm: '/api/registrations/abcdefghijklmnopqrst/confirmation?lang=pl&token=abcdefghijklmnop',
    until: '2026-11-22T18:05:00.000Z',
    payUntil: '2026-11-25',
  },
  'already-registered': booking,
  'address-of-another': booking,
  'confirmation-expired': { ...booking, again: '/rezerwacja?course=17' },
  'payment-taken': { ...booking, amount: 169_000, refundUntil },
  'reserve-list-entered': { ...booking, position: 3 },
  'place-offered': {
    ...booking,
    confirm: '/api/registrations/abcdefghijklmnopqrst/confirmation?lang=pl&token=abcdefghijklmnop',
    until: '2026-11-23T18:05:00.000Z',
  },
  'booking-expired': { ...booking, again: '/rezerwacja?course=17', refund: 100_000, refundUntil },
  'offer-expired': { ...booking, again: '/rezerwacja?course=17' },
  'course-reminder': booking,
  'payment-incomplete': { ...booking, received: 100_000, missing: 69_000, payUntil: '2026-11-25' },
  'payment-surplus': { ...booking, amount: 250, refundUntil },
  'transfer-details': {
    ...booking,
    amount: 169_000,
    account: 'PL61 1090 1014 0000 0712 1981 2874',
    holder: 'Firma Kursowa',
    title: 'K7MP-2QXA Łącka',
    payUntil: '2026-11-25',
  },
  'payment-received': { ...booking, amount: 169_000, pairCode: 'ABCDE-12345' },
  'payment-failed': { ...booking, amount: 169_000, payUntil: '2026-11-25' },
  'refund-sent': { ...booking, amount: 169_000 },
  'withdrawal-received': {
    name: 'Żaneta Łącka-Gęś',
    reference: 'K7MP-2QXA',
    receivedAt: '2026-11-22T18:05:00.000Z',
    term,
    refund: 169_000,
    refundUntil,
  },
  'withdrawal-to-check': {
    name: 'Żaneta Łącka-Gęś',
    reference: 'K7MP-2QXA',
    receivedAt: '2026-11-22T18:05:00.000Z',
    lateSince: '2026-11-20',
    begun: term,
    unmatched: 'zaneta@example.pl',
  },
  'term-cancelled': { ...booking, refund: 169_000, refundUntil },
  'booking-moved': { ...booking, before: { ...term, id: 16, dateStart: '2026-12-04' } },
  'term-changed': {
    ...booking,
    before: { ...term, id: 16, dateStart: '2026-12-04' },
    confirm: '/api/registrations/abcdefghijklmnopqrst/confirmation?token=abcdefghijklmnop',
  },
  'deletion-requested': { receivedAt: '2026-11-22T18:05:00.000Z' },
  'contact-received': {},
  'contact-message': {
    name: 'Żaneta Łącka-Gęś',
    email: 'zaneta@example.pl',
    answers: 'Dzień dobry,\nile trwa kurs?\n\nPozdrawiam <b>Ż.</b> & spółka {phone}',
  },
  'office-digest': {
    day: '2026-11-22',
    newBookings: 5,
    unpaid: 2,
    reserveList: 1,
    withdrawals: 1,
    refunds: 1,
    choosing: 1,
    messages: 3,
    heldMessages: 1,
    requests: 1,
    deadLetters: 1,
    lastWork: '2026-11-19',
    tomorrow: 'KPP, Łódź: 9 osób\nBLS-AED, Elbląg: 4 osoby',
    refundList: 'K7MP-2QXA: 1690 zł',
    requestList: 'usunięcie konta, do 22 grudnia 2026',
    deadLetterList: 'payment-received, 22 listopada 2026, EENVELOPE 550',
  },
};
