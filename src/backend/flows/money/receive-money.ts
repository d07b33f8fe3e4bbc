import { eq } from 'drizzle-orm';
import { type MoneyReceivedValue, moneyReceived } from '#generated/rules/money-received.ts';
import type { RegistrationOutcomeEvent } from '#generated/rules/registration-outcome.ts';
import { bookingMail } from '../../bookings/booking-mail.ts';
import type { MoneyContext } from '../../bookings/contexts.ts';
import { type FoundRegistration, findRegistration } from '../../bookings/find-registration.ts';
import { holdTerm } from '../../bookings/hold-term.ts';
import { holdAddress, holderOf } from '../../bookings/holders-of-email.ts';
import { moneyOf } from '../../bookings/payment/money-of.ts';
import { oweRefund } from '../../bookings/payment/owe-refund.ts';
import { refundDay } from '../../bookings/payment/refund-day.ts';
import { mayConclude, type StoredRegistration } from '../../bookings/reserve-place.ts';
import { statusAfter } from '../../bookings/status-after.ts';
import type { Transaction } from '../../database/database.ts';
import { registrations } from '../../database/schema.ts';
import { queueMail } from '../../outbox/queue-mail.ts';
import { endHold } from '../confirm-booking.ts';

export interface ReceivedMoney {
  readonly outcome: MoneyReceivedValue;
  /** Grosze that are still missing. */
  readonly missing: number;
  /** Grosze that go back. */
  readonly owed: number;
}

type Order = Parameters<typeof moneyReceived>[0]['order'];

/** Judges a registration for which money has come: paid, not yet, or to be given back. Its payments are stored already. */
export const receiveMoney = async (
  parts: MoneyContext,
  transaction: Transaction,
  reference: string,
): Promise<ReceivedMoney> => {
  const { clock, catalogue } = parts;
  const { term } = await findRegistration(transaction, reference);
  const held = await holdTerm(transaction, term.id);
  await transaction.select().from(registrations).where(eq(registrations.reference, reference)).for('update');
  const { registration } = await findRegistration(transaction, reference);
  const { kept } = await moneyOf(transaction, reference);
  const difference = kept - (registration.price ?? 0);
  await holdAddress(transaction, registration.emailDigest);
  const order = await orderOf(parts, transaction, { registration, term: held });
  const outcome = moneyReceived({ difference, order }).value;
  const { facts, ...mail } = bookingMail({ registration, term }, catalogue);
  if (outcome === 'settle' || outcome === 'settleAndReturn') {
    // Who paid without confirming the address has concluded the contract too.
    if (registration.heldUntil !== null)
      await endHold(parts, transaction, { found: { registration, term }, term: held });
    await queueMail(transaction, {
      kind: 'payment-received',
      ...mail,
      facts: { ...facts, amount: registration.price ?? 0, pairCode: registration.pairCode },
      once: `payment-received ${reference}`,
    });
  }
  await transaction
    .update(registrations)
    .set({ status: statusAfter(registration.status, eventsOf(outcome)) })
    .where(eq(registrations.reference, reference));
  if (order === 'taken') await giveUp(transaction, registration, clock());
  const back: Readonly<Record<MoneyReceivedValue, number>> = {
    wait: 0,
    settle: 0,
    nothing: 0,
    settleAndReturn: difference,
    returnSurplus: difference,
    returnAll: kept,
  };
  const owed = await oweRefund(transaction, { reference, amount: back[outcome], now: clock() });
  const missing = outcome === 'wait' ? -difference : 0;
  const { payUntil } = registration;
  if (missing > 0) {
    await queueMail(transaction, {
      kind: 'payment-incomplete',
      ...mail,
      facts: { ...facts, received: kept, missing, payUntil },
    });
  }
  if (owed > 0) {
    const mailFacts = { ...mail, facts: { ...facts, amount: owed, refundUntil: refundDay(clock()) } };
    if (order === 'taken') await queueMail(transaction, { kind: 'payment-taken', ...mailFacts });
    else await queueMail(transaction, { kind: 'payment-surplus', ...mailFacts });
  }
  return { outcome, missing, owed };
};

const orderOf = async (
  parts: MoneyContext,
  transaction: Transaction,
  { registration, term }: FoundRegistration,
): Promise<Order> => {
  const { status, duplicate, createdAt } = registration;
  const unsettled = status === 'unconfirmed' || status === 'expired';
  if (duplicate || (unsettled && (await holderOf(parts, transaction, { registration, term })) !== null)) return 'taken';
  if (status === 'unconfirmed') return mayConclude(createdAt, parts.clock()) ? 'open' : 'ended';
  if (status === 'pay' || status === 'failed') return 'open';
  if (status === 'paid' || status === 'completed') return 'paid';
  return 'ended';
};

/** A payment after a failed one is a retry, which a registration that still awaits its first payment passes over. */
const inTime: readonly RegistrationOutcomeEvent[] = [{ type: 'retry' }, { type: 'paymentConfirmed' }];

const eventsOf = (outcome: MoneyReceivedValue): readonly RegistrationOutcomeEvent[] =>
  outcome === 'settle' || outcome === 'settleAndReturn' ? inTime : [];

/** A second booking of an address can never be paid: what it holds is free at the next release. */
const giveUp = (transaction: Transaction, { id, heldUntil }: StoredRegistration, now: number) =>
  transaction
    .update(registrations)
    .set({ duplicate: true, heldUntil: heldUntil === null ? null : new Date(Math.min(now, heldUntil.getTime())) })
    .where(eq(registrations.id, id));
