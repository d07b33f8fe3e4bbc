import { eq, inArray, or } from 'drizzle-orm';
import { type RefundCourseEvent, refundCourse } from '#generated/rules/refund-course.ts';
import { bookingMailFields } from '../../bookings/booking-mail.ts';
import type { PaymentContext } from '../../bookings/contexts.ts';
import { getRegistration } from '../../bookings/find-registration.ts';
import { lockBooking } from '../../bookings/lock.ts';
import { findBookingMoney, type StoredPayment, type StoredRefund } from '../../bookings/payment/money-of.ts';
import { recordOwedRefund, refundOwedSince } from '../../bookings/payment/owe-refund.ts';
import type { KnownRefund, RefundWord } from '../../bookings/payment/payment-provider.ts';
import type { Transaction } from '../../database/database.ts';
import { payments, type RefundState, refunds } from '../../database/schema.ts';
import { generateReference } from '../../database/secrets/secrets.ts';
import { Refused } from '../../http/refused.ts';
import { queueMail } from '../../outbox/queue-mail.ts';

/** The state of a refund; `byHand` is for the office to send. */
export interface MadeRefund {
  readonly amount: number;
  readonly state: RefundState;
  readonly byHand: boolean;
  /** Why the service refused the refund, in its words. */
  readonly reason?: string;
  /** The service could not answer: it is asked again every few minutes. */
  readonly unanswered?: true;
  /** The refund had already been made in the panel of the service. */
  readonly outside?: true;
}

const eventOf: Readonly<Record<RefundWord, RefundCourseEvent | null>> = {
  accepted: null,
  confirmed: { type: 'confirmed' },
  refused: { type: 'refused' },
};

/** Thrown for an amount that cannot be refunded: less than the refund that waits, or more than can be returned. In grosze. */
export class AmountNotRefundable extends Error {
  readonly waiting: number;
  readonly most: number;

  constructor(waiting: number, most: number) {
    super('amount-not-refundable');
    this.waiting = waiting;
    this.most = most;
  }
}

/** What an order of exactly `amount` grosze adds to the refunds of a locked booking that wait; null where it is made already. */
const amountToAdd = async (transaction: Transaction, reference: string, amount: number): Promise<number | null> => {
  if (amount <= 0) return null;
  const { kept, refunds: owed } = await findBookingMoney(transaction, reference);
  const waiting = owed.filter(isOpenRefund).reduce((sum, one) => sum + one.amount, 0);
  const most = Math.max(0, waiting + kept);
  if (most === 0) throw new Refused('nothing-to-refund');
  if (amount < waiting || amount > most) throw new AmountNotRefundable(waiting, most);
  return amount - waiting;
};

/**
 * Orders the refunds that a registration waits for, of a cancelled course all that is kept; with `amount`, exactly that many grosze
 * together, less refunds found in the panel of the service. Payments by a service are refunded through it, after it was asked which
 * refunds it has already. The office refunds a transfer by hand and then records that (`recordManualRefund`).
 */
export const orderRefunds = async (
  context: PaymentContext,
  { reference, amount }: { readonly reference: string; readonly amount?: number },
): Promise<readonly MadeRefund[]> => {
  const before = await findBookingMoney(context.database, reference);
  const made: MadeRefund[] = [];
  const given = new Map<string, readonly KnownRefund[]>();
  for (const payment of before.payments.filter((one) => canRefundOnline(context, one) && one.providerOrder !== null)) {
    const known = (await context.payments.askRefunds?.(payment.providerOrder ?? '')) ?? [];
    given.set(payment.session, known);
    made.push(...(await recordReportedRefunds(context, payment.session, known)));
  }
  const found = made.reduce((sum, one) => sum + one.amount, 0);
  const waiting = await context.database.transaction(async (transaction) => {
    const { term } = await lockBooking(transaction, reference);
    const all = term.cancelledAt === null ? 0 : Number.POSITIVE_INFINITY;
    const more = amount === undefined ? all : await amountToAdd(transaction, reference, amount - found);
    if (more === null) return [];
    const since = refundOwedSince(term, new Date(context.clock()));
    await recordOwedRefund(transaction, { reference, amount: more, now: since });
    const { payments: paid, refunds: owed } = await findBookingMoney(transaction, reference);
    const rows: ClaimedRefund[] = [];
    for (const one of owed.filter(isOpenRefund)) {
      const payment = paid.find(({ session }) => session === one.payment);
      if (payment)
        rows.push(await claim(context, transaction, { payment, one, known: given.get(payment.session) ?? [] }));
    }
    return rows;
  });
  if (made.length + waiting.length === 0) throw new Refused('nothing-to-refund');
  for (const claimed of waiting) made.push(await makeRefund(context, claimed));
  return made;
};

const isOpenRefund = ({ state }: Pick<StoredRefund, 'state'>): boolean => state === 'due' || state === 'failed';

interface ClaimedRefund {
  readonly payment: StoredPayment;
  readonly one: StoredRefund;
  /** The service's state of this refund; null if it is still to be ordered. */
  readonly word: RefundWord | null;
}

/**
 * Marks a refund of a locked booking as ordered, so that a concurrent order does not repeat it. Its `request` is a new id, unless the
 * service knows the old id and has not refused the refund. The order is stored before it is sent: if the program ends in between, the
 * order is repeated with the same id.
 */
const claim = async (
  context: PaymentContext,
  transaction: Transaction,
  { payment, one, known }: { payment: StoredPayment; one: StoredRefund; known: readonly KnownRefund[] },
): Promise<ClaimedRefund> => {
  if (!canRefundOnline(context, payment)) return { payment, one, word: null };
  const word = known.find(({ request }) => request === one.request)?.word ?? 'refused';
  const ordered = { ...one, outside: null, request: word === 'refused' ? generateReference() : one.request };
  const { request, outside } = ordered;
  await transaction.update(refunds).set({ request, outside }).where(eq(refunds.id, one.id));
  const state = await applyEvent(context, transaction, { one: ordered, event: { type: 'order' } });
  return { payment, one: { ...ordered, state }, word: word === 'refused' ? null : word };
};

const makeRefund = async (context: PaymentContext, { payment, one, word }: ClaimedRefund): Promise<MadeRefund> => {
  const { amount, state, request } = one;
  if (!canRefundOnline(context, payment)) return { amount, state, byHand: true };
  if (word !== null) return { amount, state: await applyRefundEvent(context, request, word), byHand: false };
  return { amount, byHand: false, ...(await requestRefund(context, payment, one)) };
};

/** Whether the payment was made by the payment method that is in use now, and this method refunds automatically. */
export const canRefundOnline = (
  { payments: provider }: Pick<PaymentContext, 'payments'>,
  payment: StoredPayment,
): boolean => provider.method === payment.method && provider.refund !== undefined;

/**
 * Requests an ordered refund from the service and stores the answer. Without an answer the refund stays ordered, to be reconciled later.
 */
export const requestRefund = async (
  context: PaymentContext,
  { session, providerOrder, registration }: StoredPayment,
  { request, amount, state }: Pick<StoredRefund, 'request' | 'amount' | 'state'>,
): Promise<Pick<MadeRefund, 'state' | 'reason' | 'unanswered'>> => {
  const order = { payment: session, order: providerOrder ?? '', amount, request, description: registration ?? session };
  const answer = await context.payments.refund?.(order).catch(() => null);
  if (!answer) return { state, unanswered: true };
  const { word, ...why } = answer;
  return { state: await applyRefundEvent(context, request, word), ...why };
};

/** Applies the service's answer about a refund; returns the new state. */
export const applyRefundEvent = (context: PaymentContext, request: string, word: RefundWord): Promise<RefundState> =>
  context.database.transaction(async (transaction) => {
    const [one] = await transaction.select().from(refunds).where(eq(refunds.request, request)).for('update');
    if (!one) throw new Refused('refund-not-found');
    const event = eventOf[word];
    return event === null ? one.state : applyEvent(context, transaction, { one, event });
  });

/**
 * Records the refunds of a payment that a service reports. A refund that we have not ordered was made in the panel of the service: it
 * replaces waiting refunds, and never exceeds what was received. Returns the new refunds.
 */
export const recordReportedRefunds = async (
  context: PaymentContext,
  session: string,
  known: readonly KnownRefund[],
): Promise<readonly MadeRefund[]> => {
  const made: MadeRefund[] = [];
  const [named] = await context.database
    .select({ reference: payments.registration })
    .from(payments)
    .where(eq(payments.session, session));
  if (!named) throw new Refused('payment-not-found');
  const { reference } = named;
  // Money without a booking is settled by the office.
  if (reference === null) return made;
  for (const one of known.filter(({ word, amount }) => word !== 'refused' && amount > 0)) {
    const amount = await context.database.transaction(async (transaction) => {
      await lockBooking(transaction, reference);
      return recordOutside(context, transaction, { session, one });
    });
    if (amount > 0)
      made.push({ amount, state: one.word === 'confirmed' ? 'done' : 'requested', byHand: false, outside: true });
  }
  return made;
};

/** Stores a refund made in the panel of the service, unless it is known; returns how much of it was new. */
const recordOutside = async (
  context: PaymentContext,
  transaction: Transaction,
  { session, one: { request, listed, amount, word } }: { readonly session: string; readonly one: KnownRefund },
): Promise<number> => {
  const [payment] = await transaction.select().from(payments).where(eq(payments.session, session)).for('update');
  const rows = await transaction.select().from(refunds).where(eq(refunds.payment, session)).for('update');
  if (!payment || rows.some((row) => row.request === request || row.outside === listed)) return 0;
  const gone = rows.filter((row) => !isOpenRefund(row)).reduce((sum, row) => sum + row.amount, 0);
  const part = Math.min(amount, payment.amount - gone);
  if (part <= 0) return 0;
  let left = part;
  for (const { id, amount: owed } of rows.filter(isOpenRefund)) {
    const covered = Math.min(owed, left);
    left -= covered;
    const same = eq(refunds.id, id);
    if (covered === owed) await transaction.delete(refunds).where(same);
    else
      await transaction
        .update(refunds)
        .set({ amount: owed - covered })
        .where(same);
  }
  const at = new Date(context.clock());
  const [stored] = await transaction
    .insert(refunds)
    .values({
      payment: session,
      amount: part,
      state: 'requested',
      request,
      outside: listed,
      createdAt: at,
      changedAt: at,
    })
    .returning();
  const event = eventOf[word];
  if (stored && event) await applyEvent(context, transaction, { one: stored, event });
  return part;
};

/** Applies a notification of the service, whose signature was checked, about a refund of ours or one made in its panel. */
export const applyRefundNotification = async (
  context: PaymentContext,
  { payment, ...one }: KnownRefund & { readonly payment: string },
): Promise<void> => {
  const [known] = await context.database
    .select({ request: refunds.request })
    .from(refunds)
    .where(or(eq(refunds.request, one.request), eq(refunds.outside, one.listed)));
  if (known) await applyRefundEvent(context, known.request, one.word);
  else await recordReportedRefunds(context, payment, [one]);
};

const applyEvent = async (
  { clock, catalogue }: PaymentContext,
  transaction: Transaction,
  { one, event }: { readonly one: StoredRefund; readonly event: RefundCourseEvent },
): Promise<RefundState> => {
  const step = refundCourse({ state: one.state }, event);
  const { state } = step.state;
  await transaction
    .update(refunds)
    .set({ state, changedAt: new Date(clock()) })
    .where(eq(refunds.id, one.id));
  if (!step.effects.includes('tell')) return state;
  const [payment] = await transaction.select().from(payments).where(eq(payments.session, one.payment));
  const found = await getRegistration(transaction, payment?.registration ?? '');
  const { facts, ...mail } = bookingMailFields(found, catalogue);
  await queueMail(transaction, {
    kind: 'refund-sent',
    ...mail,
    facts: { ...facts, amount: one.amount },
    once: `refund-sent ${one.id}`,
  });
  return state;
};

/** Records that the office has made the due refunds of a registration by hand; returns their sum in grosze. */
export const recordManualRefund = async (
  context: PaymentContext,
  transaction: Transaction,
  reference: string,
): Promise<number> => {
  await lockBooking(transaction, reference);
  const money = await findBookingMoney(transaction, reference);
  const ids = money.refunds.filter(isOpenRefund).map(({ id }) => id);
  if (ids.length === 0) throw new Refused('nothing-to-refund');
  const locked = await transaction.select().from(refunds).where(inArray(refunds.id, ids)).for('update');
  let sent = 0;
  for (const one of locked) {
    const state = await applyEvent(context, transaction, { one, event: { type: 'payBack' } });
    if (one.state !== 'done' && state === 'done') sent += one.amount;
  }
  return sent;
};
