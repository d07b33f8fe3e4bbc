import { eq } from 'drizzle-orm';
import { formatCivilDate, parseCivilDate } from '#domain/dates/civil-date.ts';
import { lastDayToArrive, lastRefundDay } from '#forms/registration/last-days.ts';
import { type MoneyReceivedValue, moneyReceived } from '#generated/rules/money-received.ts';
import type { RegistrationOutcomeEvent } from '#generated/rules/registration-outcome.ts';
import { bookingMailFields } from '../../bookings/booking-mail.ts';
import type { MoneyContext } from '../../bookings/contexts.ts';
import { describeEmailUse, lockAndCheckEmail } from '../../bookings/holders-of-email.ts';
import { type LockedBooking, updateLockedBooking } from '../../bookings/lock.ts';
import { findBookingMoney } from '../../bookings/payment/money-of.ts';
import { recordOwedRefund } from '../../bookings/payment/owe-refund.ts';
import type { StoredRegistration } from '../../bookings/registration.ts';
import { canConcludeContract } from '../../bookings/reserve-seat.ts';
import { statusAfterEvents } from '../../bookings/status-after.ts';
import type { Transaction } from '../../database/database.ts';
import { terms } from '../../database/schema.ts';
import { queueMail } from '../../outbox/queue-mail.ts';
import { hasTermStarted } from '../../terms/has-started.ts';
import { concludeContract } from '../confirm-booking.ts';

export interface ReceivedMoney {
  readonly outcome: MoneyReceivedValue;
  /** Grosze that are still missing. */
  readonly missing: number;
  /** Grosze to refund. */
  readonly owed: number;
}

type Order = Parameters<typeof moneyReceived>[0]['order'];

interface Consequence {
  /** `take` concludes the contract of a person who pays before confirming the address; `giveUp` lets the next release free the seat. */
  readonly seat: 'take' | 'stay' | 'giveUp';
  /** The events that change the status. */
  readonly events: readonly RegistrationOutcomeEvent[];
  readonly mail: 'payment-received' | 'payment-incomplete' | null;
  readonly refund: 'nothing' | 'surplus' | 'everything';
  /** The mail that is sent if there is a refund. */
  readonly refundMail: 'payment-surplus' | 'payment-taken';
}

/** A payment after a failed one is a retry; a registration that still awaits its first payment ignores that event. */
const paid = [{ type: 'retry' }, { type: 'paymentConfirmed' }] as const;
const unchanged = { seat: 'stay', events: [], mail: null, refund: 'nothing', refundMail: 'payment-surplus' } as const;
const settled = { ...unchanged, seat: 'take', events: paid, mail: 'payment-received' } as const;

/** What follows from each outcome of the rule `money-received`; `taken`: another booking occupies the address. */
const consequences: Readonly<Record<MoneyReceivedValue | 'taken', Consequence>> = {
  wait: { ...unchanged, mail: 'payment-incomplete' },
  settle: settled,
  settleAndReturn: { ...settled, refund: 'surplus' },
  nothing: unchanged,
  returnSurplus: { ...unchanged, refund: 'surplus' },
  returnAll: { ...unchanged, refund: 'everything' },
  taken: { ...unchanged, seat: 'giveUp', refund: 'everything', refundMail: 'payment-taken' },
};

/**
 * Settles a locked booking for which money has arrived: it is then paid, not yet paid in full, or refunded. Its payments are stored
 * already. With `receivedOn`, the day of its arrival, money that came in time makes an expired booking valid again. If the money
 * concludes the contract, the mail that confirms the order says that the money has arrived.
 */
export const settleReceivedMoney = async (
  context: MoneyContext,
  transaction: Transaction,
  locked: LockedBooking,
  receivedOn: string | null = null,
): Promise<ReceivedMoney> => {
  const { registration, term } = locked;
  const { reference, price } = registration;
  const { kept } = await findBookingMoney(transaction, reference);
  const difference = kept - (price ?? 0);
  const paidInTime = difference >= 0 && receivedOn !== null && canBePaidAgain(locked, receivedOn, context.clock());
  const order = await orderOf(context, transaction, locked, paidInTime);
  const outcome = moneyReceived({ difference, order }).value;
  const { seat, events, mail, refund, refundMail } = consequences[order === 'taken' ? 'taken' : outcome];
  const concludes = seat === 'take' && registration.heldUntil !== null;
  const found = concludes ? await concludeContract(context, transaction, locked) : locked;
  await updateLockedBooking(transaction, found, {
    status: statusAfterEvents(registration.status, events),
    ...(seat === 'giveUp' ? freedSeat(registration, context.clock()) : {}),
  });
  if (seat === 'take' && registration.status === 'expired' && term.freePlaces !== null)
    await transaction
      .update(terms)
      .set({ freePlaces: term.freePlaces - registration.places })
      .where(eq(terms.id, term.id));
  const back = { nothing: 0, surplus: difference, everything: kept }[refund];
  const owed = await recordOwedRefund(transaction, { reference, amount: back, now: context.clock() });
  const missing = outcome === 'wait' ? -difference : 0;
  const { facts, ...to } = bookingMailFields(locked, context.catalogue);
  if (mail === 'payment-received' && !concludes) {
    const received = { ...facts, amount: price ?? 0, pairCode: registration.pairCode };
    await queueMail(transaction, { kind: mail, ...to, facts: received, once: `payment-received ${reference}` });
  }
  if (mail === 'payment-incomplete') {
    const incomplete = { ...facts, received: kept, missing, payUntil: registration.payUntil };
    await queueMail(transaction, { kind: mail, ...to, facts: incomplete });
  }
  if (owed > 0) {
    const returned = { ...facts, amount: owed, refundUntil: lastRefundDay(context.clock()) };
    await queueMail(transaction, { kind: refundMail, ...to, facts: returned });
  }
  return { outcome, missing, owed };
};

/** The state of a booking that the rule asks for. If its contract may still be concluded, its address is locked. */
const orderOf = async (
  context: MoneyContext,
  transaction: Transaction,
  locked: LockedBooking,
  paidInTime: boolean,
): Promise<Order> => {
  const { status, duplicate, createdAt } = locked.registration;
  const unsettled = status === 'unconfirmed' || status === 'expired';
  const holder =
    unsettled && !duplicate ? await lockAndCheckEmail(context, transaction, describeEmailUse(context, locked)) : null;
  if (duplicate || holder !== null) return 'taken';
  if (status === 'unconfirmed') return canConcludeContract(createdAt, context.clock()) ? 'open' : 'ended';
  if (paidInTime || status === 'awaitingPayment' || status === 'paymentFailed') return 'open';
  if (status === 'paid' || status === 'completed') return 'paid';
  return 'ended';
};

/** Whether a booking that expired unpaid can still have its seat for money that arrived on a day: in time, and before its course begins. */
const canBePaidAgain = (
  { registration: { status, withdrawalUntil, payUntil, places }, term }: LockedBooking,
  receivedOn: string,
  now: number,
): boolean =>
  status === 'expired' &&
  withdrawalUntil !== null &&
  payUntil !== null &&
  receivedOn <= formatCivilDate(lastDayToArrive(parseCivilDate(payUntil) ?? 0)) &&
  (term.freePlaces === null || term.freePlaces >= places) &&
  term.cancelledAt === null &&
  !hasTermStarted(term, now);

/** Ends the hold of a second booking of an address, which can never be paid. */
const freedSeat = ({ heldUntil }: StoredRegistration, now: number): Partial<StoredRegistration> => ({
  duplicate: true,
  heldUntil: heldUntil === null ? null : new Date(Math.min(now, heldUntil.getTime())),
});
