import { eq, sql } from 'drizzle-orm';
import type { RegistrationOutcomeEvent } from '#generated/rules/registration-outcome.ts';
import { registrationPlaces } from '#generated/rules/registration-places.ts';
import { refuse } from '../api/problem.ts';
import type { StoredTerm } from '../calendar/find-terms.ts';
import type { Transaction } from '../database/open-database.ts';
import { type PaymentStatus, payments, registrations, terms } from '../database/schema.ts';
import { findRegistration } from '../registration/find-registration.ts';
import { holdTerm } from '../registration/hold-term.ts';
import type { StoredRegistration } from '../registration/reserve-place.ts';
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

/** Records a verified outcome and returns the reference of the registration that it is about. */
export const settlePayment = async (
  transaction: Transaction,
  payment: string,
  { outcome, amount }: { readonly outcome: PaymentOutcome; readonly amount: number },
): Promise<string> => {
  const [stored] = await transaction.select().from(payments).where(eq(payments.session, payment)).for('update');
  if (!stored) throw refuse(404, 'not-found');
  if (stored.amount !== amount) throw refuse(409, 'amount-differs');
  if (!changesPayment(stored.status, outcome)) return stored.registration;
  await transaction.update(payments).set({ status: settledAs[outcome] }).where(eq(payments.session, payment));
  const { registration, term } = await findRegistration(transaction, stored.registration);
  const held = await holdTerm(transaction, term.id);
  const byReference = eq(registrations.reference, registration.reference);
  const [current] = await transaction.select().from(registrations).where(byReference).for('update');
  if (current) {
    const late = current.status === 'expired' && outcome === 'success';
    const events = late ? [await retakePlace(transaction, held, current)] : eventsOf[outcome];
    await transaction
      .update(registrations)
      .set({ status: statusAfter(current.status, events) })
      .where(byReference);
  }
  return stored.registration;
};

/** Money that came after the place was given up takes one again, if there is one; otherwise the office pays it back. */
const retakePlace = async (
  transaction: Transaction,
  { id, freePlaces }: StoredTerm,
  { places }: StoredRegistration,
): Promise<RegistrationOutcomeEvent> => {
  const placeFree = registrationPlaces({ freePlaces, pair: places > 1 }).value === 'bookable';
  if (placeFree) {
    await transaction
      .update(terms)
      .set({ freePlaces: sql`${terms.freePlaces} - ${places}` })
      .where(eq(terms.id, id));
  }
  return { type: 'paidLate', placeFree };
};
