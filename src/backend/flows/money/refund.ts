import { eq, inArray } from 'drizzle-orm';
import { type RefundCourseEvent, refundCourse } from '#generated/rules/refund-course.ts';
import { bookingMail } from '../../bookings/booking-mail.ts';
import type { PaymentContext } from '../../bookings/contexts.ts';
import { findRegistration } from '../../bookings/find-registration.ts';
import { lockBooking } from '../../bookings/lock.ts';
import { moneyOf, type StoredPayment, type StoredRefund } from '../../bookings/payment/money-of.ts';
import { oweRefund } from '../../bookings/payment/owe-refund.ts';
import type { RefundWord } from '../../bookings/payment/payment-provider.ts';
import type { Transaction } from '../../database/database.ts';
import { payments, type RefundState, refunds } from '../../database/schema.ts';
import { newReference } from '../../database/secrets/secrets.ts';
import { Refused } from '../../http/refused.ts';
import { queueMail } from '../../outbox/queue-mail.ts';

/** What became of money that goes back; `byHand` is for the office to send. */
export interface MadeRefund {
  readonly amount: number;
  readonly state: RefundState;
  readonly byHand: boolean;
}

const eventOf: Readonly<Record<RefundWord, RefundCourseEvent | null>> = {
  accepted: null,
  confirmed: { type: 'confirmed' },
  refused: { type: 'refused' },
};

/**
 * Orders the refunds that a registration waits for, after adding `amount` grosze to them if it is given. What came by a service
 * goes back through it; a transfer is sent by the office, which then writes it down with `markRefunded`.
 */
export const refund = async (
  context: PaymentContext,
  { reference, amount }: { readonly reference: string; readonly amount?: number },
): Promise<readonly MadeRefund[]> => {
  const money = await context.database.transaction(async (transaction) => {
    await lockBooking(transaction, reference);
    if (amount !== undefined) await oweRefund(transaction, { reference, amount, now: context.clock() });
    return moneyOf(transaction, reference);
  });
  const waiting = money.refunds.filter(({ state }) => state === 'due' || state === 'failed');
  if (waiting.length === 0) throw new Refused('nothing-to-refund');
  const made: MadeRefund[] = [];
  for (const one of waiting) {
    const payment = money.payments.find(({ session }) => session === one.payment);
    if (payment) made.push(await makeRefund(context, payment, one));
  }
  return made;
};

const makeRefund = async (context: PaymentContext, payment: StoredPayment, one: StoredRefund): Promise<MadeRefund> => {
  const { amount, state } = one;
  if (!isOf(context, payment)) return { amount, state, byHand: true };
  // The order is stored before the service hears of it: a program that ends in between asks again under the same name.
  const request = state === 'failed' ? newReference() : one.request;
  await context.database.update(refunds).set({ request }).where(eq(refunds.id, one.id));
  await moveRefund(context, request, { type: 'order' });
  return { amount, state: await sendRefund(context, payment, { ...one, request }), byHand: false };
};

/** Whether the service that took a payment is the one that we have now, and gives money back by itself. */
export const isOf = ({ payments: provider }: Pick<PaymentContext, 'payments'>, payment: StoredPayment): boolean =>
  provider.method === payment.method && provider.refund !== undefined;

/** Requests an ordered refund from the service and stores its answer. Without one the refund stays ordered, to be reconciled later. */
export const sendRefund = async (
  context: PaymentContext,
  { session, providerOrder, registration }: StoredPayment,
  { request, amount }: Pick<StoredRefund, 'request' | 'amount'>,
): Promise<RefundState> => {
  const paid = { payment: session, order: providerOrder ?? '', amount };
  const word = await context.payments
    .refund?.({ ...paid, request, description: registration })
    .catch(() => 'accepted' as const);
  return applyRefundEvent(context, request, word ?? 'accepted');
};

/** Applies the service's answer about a refund; returns the new state. */
export const applyRefundEvent = (context: PaymentContext, request: string, word: RefundWord): Promise<RefundState> =>
  moveRefund(context, request, eventOf[word]);

const moveRefund = (context: PaymentContext, request: string, event: RefundCourseEvent | null): Promise<RefundState> =>
  context.database.transaction(async (transaction) => {
    const [one] = await transaction.select().from(refunds).where(eq(refunds.request, request)).for('update');
    if (!one) throw new Refused('refund-not-found');
    return event === null ? one.state : applyEvent(context, transaction, { one, event });
  });

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
  const found = await findRegistration(transaction, payment?.registration ?? '');
  const { facts, ...mail } = bookingMail(found, catalogue);
  await queueMail(transaction, {
    kind: 'refund-sent',
    ...mail,
    facts: { ...facts, amount: one.amount },
    once: `refund-sent ${one.id}`,
  });
  return state;
};

/** Writes down that the office has sent back by hand what a registration was owed; returns how much in all. */
export const markRefunded = async (
  context: PaymentContext,
  transaction: Transaction,
  reference: string,
): Promise<number> => {
  await lockBooking(transaction, reference);
  const money = await moneyOf(transaction, reference);
  const ids = money.refunds.filter(({ state }) => state === 'due' || state === 'failed').map(({ id }) => id);
  if (ids.length === 0) throw new Refused('nothing-to-refund');
  const held = await transaction.select().from(refunds).where(inArray(refunds.id, ids)).for('update');
  let sent = 0;
  for (const one of held) {
    const state = await applyEvent(context, transaction, { one, event: { type: 'payBack' } });
    if (one.state !== 'done' && state === 'done') sent += one.amount;
  }
  return sent;
};
