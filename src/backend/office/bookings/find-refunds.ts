import { and, asc, eq, gt, inArray, isNotNull, lt, ne, or } from 'drizzle-orm';
import { lastRefundDay } from '#forms/registration/last-days.ts';
import { findBookingMoney, keptGrosze, type StoredRefund } from '../../bookings/payment/money-of.ts';
import { type RefundReason, refundReason } from '../../bookings/payment/present-payment.ts';
import type { Database } from '../../database/database.ts';
import { payments, type RefundState, refunds, registrations, terms } from '../../database/schema.ts';
import type { Column, List } from '../command/command-result.ts';
import type { LocalizedText } from '../command/localized-text.ts';
import { bookingNumberText, personFieldText, personFullName } from './booking-columns.ts';
import { findBookings } from './find-bookings.ts';

export const refundTexts = {
  due: { pl: 'do zlecenia', en: 'to be ordered' },
  requested: { pl: 'zlecony', en: 'ordered' },
  failed: { pl: 'nieudany', en: 'failed' },
  done: { pl: 'zrobiony', en: 'done' },
  outside: { pl: 'zrobiony w panelu usługi płatności', en: 'made in the panel of the payment service' },
  choice: {
    pl: 'kurs odwołany: do zlecenia, jeśli osoba nie wybrała innego terminu',
    en: 'course cancelled: to be ordered unless the person has chosen another date',
  },
} as const satisfies Readonly<Record<RefundState | 'outside' | 'choice', LocalizedText>>;

/** Reasons for refunds, in words. */
export const reasonTexts = {
  taken: { pl: 'z tym adresem jest już inna rezerwacja', en: 'the address has another booking already' },
  surplus: { pl: 'wpłynęło za dużo', en: 'paid too much' },
  expired: { pl: 'zgłoszenie wygasło', en: 'the booking has expired' },
  withdrawn: { pl: 'odstąpiono od umowy', en: 'the contract was withdrawn from' },
  cancelled: { pl: 'kurs odwołany', en: 'the course was cancelled' },
  office: { pl: 'decyzja biura', en: 'the office decided so' },
} as const satisfies Readonly<Record<RefundReason, LocalizedText>>;

const columns: Column[] = [
  { key: 'number', title: { pl: 'nr zgłoszenia', en: 'booking' } },
  { key: 'name', title: { pl: 'osoba', en: 'person' } },
  { key: 'amount', title: { pl: 'kwota', en: 'amount' }, unit: 'grosze' },
  { key: 'state', title: { pl: 'stan', en: 'state' }, labels: refundTexts },
  { key: 'why', title: { pl: 'dlaczego', en: 'why' }, labels: reasonTexts },
  { key: 'method', title: { pl: 'jak zapłacono', en: 'paid by' } },
  { key: 'since', title: { pl: 'od', en: 'since' }, unit: 'instant' },
  { key: 'until', title: { pl: 'oddać do', en: 'return by' } },
  { key: 'phone', title: { pl: 'telefon', en: 'phone' } },
  { key: 'email', title: { pl: 'e-mail', en: 'e-mail' } },
];

/** The state of a refund for the office: for one that is done, also where it was made. */
export const refundStateForOffice = ({ state, outside }: StoredRefund): keyof typeof refundTexts =>
  state === 'done' && outside !== null ? 'outside' : state;

/**
 * The condition of a query for refunds that were made in the panel of the service although the booking is still valid: it is then no
 * longer paid in full, so the office ends the booking or asks for the money.
 */
const leavesDebt = and(
  isNotNull(refunds.outside),
  inArray(registrations.status, ['paid', 'completed']),
  lt(keptGrosze, registrations.price),
);

/** Refunds due, refunds made outside the program, and people whose course was cancelled and who have not chosen. */
export const listRefunds = async (database: Database): Promise<List> => {
  const due = await database
    .select({ refund: refunds, payment: payments, registration: registrations, term: terms })
    .from(refunds)
    .innerJoin(payments, eq(payments.session, refunds.payment))
    .innerJoin(registrations, eq(registrations.reference, payments.registration))
    .innerJoin(terms, eq(terms.id, registrations.term))
    .where(or(ne(refunds.state, 'done'), leavesDebt))
    .orderBy(asc(refunds.id));
  const choosing = await findBookings(database, isNotNull(terms.cancelledAt), gt(keptGrosze, 0));
  const reasons: RefundReason[] = [];
  for (const { registration, term } of due)
    reasons.push(refundReason({ registration, term }, await findBookingMoney(database, registration.reference)));
  const contact = ({ person }: Pick<typeof registrations.$inferSelect, 'person'>) => ({
    name: personFullName(person),
    phone: personFieldText(person, 'phone'),
    email: personFieldText(person, 'guardianEmail') || personFieldText(person, 'email'),
  });
  return {
    kind: 'list',
    title: { pl: 'Zwroty do zrobienia', en: 'Refunds to be made' },
    columns,
    rows: [
      ...due.map(({ refund, payment, registration }, at) => ({
        number: bookingNumberText(registration),
        ...contact(registration),
        amount: refund.amount,
        state: refundStateForOffice(refund),
        why: reasons[at] ?? null,
        method: payment.method,
        since: refund.createdAt.toISOString(),
        until: lastRefundDay(refund.createdAt.getTime()),
      })),
      ...choosing.map(({ registration, term, kept }) => ({
        number: bookingNumberText(registration),
        ...contact(registration),
        amount: kept,
        state: 'choice',
        why: 'cancelled',
        method: '',
        since: term.cancelledAt?.toISOString() ?? null,
        until: term.cancelledAt === null ? null : lastRefundDay(term.cancelledAt.getTime()),
      })),
    ],
  };
};
