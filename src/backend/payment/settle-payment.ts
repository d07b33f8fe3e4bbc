import { eq } from 'drizzle-orm';
import type { RegistrationOutcomeEvent } from '#generated/rules/registration-outcome.ts';
import { refuse } from '../api/problem.ts';
import type { Transaction } from '../database/open-database.ts';
import { type PaymentStatus, payments, type RegistrationStatus, registrations } from '../database/schema.ts';
import { statusAfter } from '../registration/status-after.ts';
import type { PaymentOutcome } from './payment-provider.ts';

const settledAs = {
  success: 'succeeded',
  failure: 'failed',
  abandoned: 'abandoned',
} as const satisfies Record<PaymentOutcome, PaymentStatus>;

/** Whether an outcome changes a payment: the first one does, and a success even after another; nothing undoes a success. */
export const changesPayment = (status: PaymentStatus, outcome: PaymentOutcome): boolean =>
  status === 'started' || outcome === 'success';

/** A payment after a failed one is a retry, which a registration that still awaits its first payment passes over. */
const eventsOf = {
  success: [{ type: 'retry' }, { type: 'paymentConfirmed' }],
  failure: [{ type: 'retry' }, { type: 'paymentRefused' }],
  abandoned: [],
} as const satisfies Record<PaymentOutcome, readonly RegistrationOutcomeEvent[]>;

/** What a registration becomes by the outcome of one of its payments. A paid one stays paid. */
const statusAfterPayment = (status: RegistrationStatus, outcome: PaymentOutcome): RegistrationStatus =>
  statusAfter(status, eventsOf[outcome]);

/** Records a verified outcome and returns the reference of the registration that it is about. */
export async function settlePayment(
  transaction: Transaction,
  payment: string,
  { outcome, amount }: { readonly outcome: PaymentOutcome; readonly amount: number },
): Promise<string> {
  const [stored] = await transaction.select().from(payments).where(eq(payments.session, payment)).for('update');
  if (!stored) throw refuse(404, 'not-found');
  if (stored.amount !== amount) throw refuse(409, 'amount-differs');
  if (!changesPayment(stored.status, outcome)) return stored.registration;
  await transaction.update(payments).set({ status: settledAs[outcome] }).where(eq(payments.session, payment));
  const ofPayment = eq(registrations.reference, stored.registration);
  const [registration] = await transaction.select().from(registrations).where(ofPayment).for('update');
  if (registration) {
    const status = statusAfterPayment(registration.status, outcome);
    await transaction.update(registrations).set({ status }).where(ofPayment);
  }
  return stored.registration;
}
