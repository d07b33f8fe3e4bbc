import { eq } from 'drizzle-orm';
import { bookingMailFields } from '../../bookings/booking-mail.ts';
import type { MailContext, MoneyContext } from '../../bookings/contexts.ts';
import { type LockedBooking, lockBooking, updateLockedBooking } from '../../bookings/lock.ts';
import type { PaymentOutcome } from '../../bookings/payment/payment-provider.ts';
import { statusAfterEvents } from '../../bookings/status-after.ts';
import type { Transaction } from '../../database/database.ts';
import { type PaymentStatus, payments } from '../../database/schema.ts';
import { Refused } from '../../http/refused.ts';
import { queueMail } from '../../outbox/queue-mail.ts';
import { settleReceivedMoney } from './receive-money.ts';

const settledAs = {
  success: 'succeeded',
  failure: 'failed',
  abandoned: 'abandoned',
} as const satisfies Record<PaymentOutcome, PaymentStatus>;

export interface SettledPayment {
  readonly outcome: PaymentOutcome;
  /** Grosze. */
  readonly amount: number;
  /** The provider's own number. */
  readonly order?: string;
}

/** Whether an outcome changes a payment: the first outcome does, and so does a success after a failure; a success is final. */
const changesPayment = (status: PaymentStatus, outcome: PaymentOutcome): boolean =>
  status === 'started' || (outcome === 'success' && status !== 'succeeded');

/** Records the outcome of a payment. Returns the reference of its registration. */
export const recordPaymentOutcome = async (
  context: MoneyContext,
  transaction: Transaction,
  { payment, outcome, amount, order }: SettledPayment & { readonly payment: string },
): Promise<string> => {
  const [named] = await transaction
    .select({ reference: payments.registration })
    .from(payments)
    .where(eq(payments.session, payment));
  const reference = named?.reference ?? null;
  if (reference === null) throw new Refused('payment-not-found');
  const locked = await lockBooking(transaction, reference);
  const [stored] = await transaction.select().from(payments).where(eq(payments.session, payment)).for('update');
  if (!stored) throw new Refused('payment-not-found');
  if (stored.amount !== amount) throw new Refused('amount-differs');
  if (!changesPayment(stored.status, outcome)) return reference;
  await transaction
    .update(payments)
    .set({ status: settledAs[outcome], providerOrder: order ?? null })
    .where(eq(payments.session, payment));
  if (outcome === 'success') await settleReceivedMoney(context, transaction, locked);
  if (outcome === 'failure') await refusePayment(context, transaction, { locked, payment, amount });
  return reference;
};

/** A payment after a failed one is a retry. */
const refusePayment = async (
  { catalogue }: MailContext,
  transaction: Transaction,
  { locked, payment, amount }: { readonly locked: LockedBooking; readonly payment: string; readonly amount: number },
): Promise<void> => {
  const { status, payUntil } = locked.registration;
  const after = statusAfterEvents(status, [{ type: 'retry' }, { type: 'paymentRefused' }]);
  const found = await updateLockedBooking(transaction, locked, { status: after });
  if (after !== 'paymentFailed') return;
  const { facts, ...mail } = bookingMailFields(found, catalogue);
  await queueMail(transaction, {
    kind: 'payment-failed',
    ...mail,
    facts: { ...facts, amount, payUntil },
    once: `payment-failed ${payment}`,
  });
};
