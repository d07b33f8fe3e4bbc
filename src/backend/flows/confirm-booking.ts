import type { PaymentContext, PlaceContext } from '../bookings/contexts.ts';
import {
  describeEmailUse,
  findBookingOccupyingEmail,
  findUnconfirmedDuplicates,
  lockAndCheckEmail,
} from '../bookings/holders-of-email.ts';
import { type LockedBooking, lockBooking, updateLockedBooking } from '../bookings/lock.ts';
import type { FoundRegistration, StoredRegistration } from '../bookings/registration.ts';
import { canConcludeContract, lastPaymentDay } from '../bookings/reserve-seat.ts';
import { statusAfterEvents } from '../bookings/status-after.ts';
import { endOfWithdrawalPeriod } from '../bookings/withdrawal-period.ts';
import type { Database, Transaction } from '../database/database.ts';
import { hasTermStarted } from '../terms/has-started.ts';
import { endRegistrationsOfTerm } from './ending/end-registrations.ts';
import { mailAddressTaken, mailOrderConfirmation, type OrderMailContext } from './mail-booking.ts';

/**
 * What the link of a mail has done: `kept` means that an offered seat was taken, `nothing` that the booking awaits no confirmation any
 * more.
 */
export interface Confirmation {
  readonly outcome: 'confirmed' | 'kept' | 'already' | 'nothing';
  readonly found: FoundRegistration;
  /** The registration that occupies the address. */
  readonly first: StoredRegistration | null;
}

/** Whether the link in the mail of a booking still has an effect: never once the course has begun. */
export const isAwaitingConfirmation = (
  { registration: { status, heldUntil, createdAt }, term }: FoundRegistration,
  now: number,
): boolean =>
  heldUntil !== null &&
  !hasTermStarted(term, now) &&
  (status === 'offered' || (status === 'unconfirmed' && canConcludeContract(createdAt, now)));

/** The answer to a link that confirms nothing any more; if the booking has expired, with the registration that occupies the address. */
export const findPastConfirmation = async (
  context: PlaceContext,
  database: Database | Transaction,
  found: FoundRegistration,
): Promise<Confirmation> => {
  const holder =
    found.registration.status === 'expired'
      ? await findBookingOccupyingEmail(context, database, describeEmailUse(context, found))
      : null;
  return { outcome: holder === null ? 'nothing' : 'already', found, first: holder?.first ?? null };
};

/**
 * Confirms the address of a booking: its contract is concluded, its seat waits for the payment, and a mail says so. An offered seat is kept
 * for its order, until the last day to pay. A booking whose course has begun stays as it is. If another booking occupies the address, the
 * booking stays as it is, too: a mail and the outcome `already` say so.
 */
export async function confirmBooking(
  context: PaymentContext,
  transaction: Transaction,
  reference: string,
): Promise<Confirmation> {
  const locked = await lockBooking(transaction, reference);
  const { registration, term } = locked;
  const now = context.clock();
  if (!isAwaitingConfirmation(locked, now)) return findPastConfirmation(context, transaction, locked);
  const holder = await lockAndCheckEmail(context, transaction, describeEmailUse(context, locked));
  if (holder !== null) {
    await mailAddressTaken(context, transaction, { found: locked, holder, sender: { network: null } });
    return { outcome: 'already', found: locked, first: holder.first };
  }
  if (registration.status === 'offered') {
    const kept = { heldUntil: null, payUntil: lastPaymentDay(term, new Date(now)) };
    return { outcome: 'kept', found: await updateLockedBooking(transaction, locked, kept), first: null };
  }
  return { outcome: 'confirmed', found: await concludeContract(context, transaction, locked), first: null };
}

/**
 * Concludes the contract of a locked booking: from then on only its payment, if any, is awaited. Unconfirmed duplicates of the same
 * person end, so that their seats are free at once.
 */
export async function concludeContract(
  context: OrderMailContext,
  transaction: Transaction,
  locked: LockedBooking,
): Promise<LockedBooking> {
  const { status, price, createdAt } = locked.registration;
  const due = (price ?? 0) > 0;
  const concluded = await updateLockedBooking(transaction, locked, {
    heldUntil: null,
    network: null,
    status: statusAfterEvents(status, [{ type: 'proceed', paymentDue: due }]),
    payUntil: due ? lastPaymentDay(locked.term, createdAt) : null,
    withdrawalUntil: endOfWithdrawalPeriod(context.clock()),
  });
  await mailOrderConfirmation(context, transaction, concluded);
  const ended = await findUnconfirmedDuplicates(context, transaction, concluded);
  if (ended.length === 0) return concluded;
  const { term } = concluded;
  await endRegistrationsOfTerm(context, transaction, { term, ended, by: { type: 'expire' }, now: context.clock() });
  return lockBooking(transaction, concluded.registration.reference);
}
