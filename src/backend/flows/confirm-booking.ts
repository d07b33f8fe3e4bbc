import { formatCivilDate, parseCivilDate } from '#domain/dates/civil-date.ts';
import { daysOfType } from '#generated/data/calendar-keys.ts';
import { withdrawalDeadline } from '#generated/rules/withdrawal-deadline.ts';
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
import type { Database, Transaction } from '../database/database.ts';
import type { StoredTerm } from '../terms/find-terms.ts';
import { hasTermStarted } from '../terms/has-started.ts';
import { endRegistrationsOfTerm } from './ending/end-registrations.ts';
import { mailAddressTaken, mailOrderConfirmation, type OrderMailContext } from './mail-booking.ts';

/** What the link of a mail has done: `kept` is an offered seat, `nothing` a booking that awaits no confirmation any more. */
export interface Confirmation {
  readonly outcome: 'confirmed' | 'kept' | 'already' | 'nothing';
  readonly found: FoundRegistration;
  /** By what the address is taken. */
  readonly first: StoredRegistration | null;
}

/** Whether the link of its mail still does something. */
export const isAwaitingConfirmation = ({ status, heldUntil, createdAt }: StoredRegistration, now: number): boolean =>
  heldUntil !== null && (status === 'offered' || (status === 'unconfirmed' && canConcludeContract(createdAt, now)));

/** The last day on which a contract can be withdrawn from: the right ends with the course, which begins earlier only at the express request. */
export const lastWithdrawalDay = (
  { type, dateStart }: Pick<StoredTerm, 'type' | 'dateStart'>,
  concludedAt: number,
): string => {
  const { value } = withdrawalDeadline({ concludedAt });
  const days = daysOfType(type);
  const start = parseCivilDate(dateStart);
  return formatCivilDate(days === null || start === null ? value : Math.min(value, start + Math.max(...days)));
};

/** What the link of a mail tells that confirms nothing any more: by what the address is taken, if its booking has expired. */
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
 * Confirms the address of a booking: its contract is concluded, its seat waits for the payment from now on, and a mail says so. An
 * offered seat waits for its order, as long as there is to pay. Once the course has begun the booking stays as it is, and where the address is taken by
 * another booking, only a mail is sent that says so.
 */
export async function confirmBooking(
  context: PaymentContext,
  transaction: Transaction,
  reference: string,
): Promise<Confirmation> {
  const locked = await lockBooking(transaction, reference);
  const { registration, term } = locked;
  const now = context.clock();
  if (!isAwaitingConfirmation(registration, now) || hasTermStarted(term, now))
    return findPastConfirmation(context, transaction, locked);
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
 * The contract of a locked booking is concluded: from this day on only its payment, if any, is awaited. What the same person ordered
 * twice ends, so that its seat is free at once.
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
    withdrawalUntil: lastWithdrawalDay(locked.term, context.clock()),
  });
  await mailOrderConfirmation(context, transaction, concluded);
  const ended = await findUnconfirmedDuplicates(context, transaction, concluded);
  if (ended.length === 0) return concluded;
  const { term } = concluded;
  await endRegistrationsOfTerm(context, transaction, { term, ended, by: { type: 'expire' }, now: context.clock() });
  return lockBooking(transaction, concluded.registration.reference);
}
