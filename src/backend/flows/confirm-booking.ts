import { eq } from 'drizzle-orm';
import { formatCivilDate, parseCivilDate } from '#domain/dates/civil-date.ts';
import { daysOfType } from '#generated/data/calendar-keys.ts';
import { withdrawalDeadline } from '#generated/rules/withdrawal-deadline.ts';
import type { MoneyContext, PaymentContext } from '../bookings/contexts.ts';
import { type FoundRegistration, findRegistration } from '../bookings/find-registration.ts';
import { holdTerm } from '../bookings/hold-term.ts';
import { holdAddress, holderOf } from '../bookings/holders-of-email.ts';
import { mayConclude, payDayOf, type StoredRegistration } from '../bookings/reserve-place.ts';
import { statusAfter } from '../bookings/status-after.ts';
import type { Transaction } from '../database/database.ts';
import { registrations } from '../database/schema.ts';
import type { StoredTerm } from '../terms/find-terms.ts';
import { hasStarted } from '../terms/has-started.ts';
import { mailAddressTaken, mailOrder, mailTransferDetails } from './mail-booking.ts';

/** What the link of a mail has done: `kept` is an offered place, `nothing` a booking that awaits no confirmation any more. */
export interface Confirmation {
  readonly outcome: 'confirmed' | 'kept' | 'already' | 'nothing';
  readonly found: FoundRegistration;
  /** By what the address is taken. */
  readonly first: StoredRegistration | null;
}

/** Whether the link of its mail still does something. */
export const awaitsConfirmation = ({ status, heldUntil, createdAt }: StoredRegistration, now: number): boolean =>
  heldUntil !== null && (status === 'offered' || (status === 'unconfirmed' && mayConclude(createdAt, now)));

/** The last day on which a contract can be withdrawn from: the right ends with the course, which begins earlier only at the express request. */
export const withdrawalDay = (
  { type, dateStart }: Pick<StoredTerm, 'type' | 'dateStart'>,
  concludedAt: number,
): string => {
  const { value } = withdrawalDeadline({ concludedAt });
  const days = daysOfType(type);
  const start = parseCivilDate(dateStart);
  return formatCivilDate(days === null || start === null ? value : Math.min(value, start + Math.max(...days)));
};

/**
 * Confirms the address of a booking: its contract is concluded, its place waits for the payment from now on, and a mail says so. An
 * offered place waits for its order, as long as there is to pay. Once the course has begun nothing changes, and where the address is taken by
 * another booking, nothing does but a mail that says so.
 */
export async function confirmBooking(
  parts: PaymentContext,
  transaction: Transaction,
  reference: string,
): Promise<Confirmation> {
  const before = await findRegistration(transaction, reference);
  const term = await holdTerm(transaction, before.term.id);
  const found = await findRegistration(transaction, reference);
  const { status } = found.registration;
  if (!awaitsConfirmation(found.registration, parts.clock()) || hasStarted(term, parts.clock()))
    return { outcome: 'nothing', found, first: null };
  await holdAddress(transaction, found.registration.emailDigest);
  const holder = await holderOf(parts, transaction, found);
  if (holder !== null) {
    await mailAddressTaken(parts, transaction, { found, holder, sender: { network: null } });
    return { outcome: 'already', found, first: holder.first };
  }
  const now = parts.clock();
  if (status === 'offered') await keepOffer(transaction, found, payDayOf(term, new Date(now)));
  else {
    await endHold(parts, transaction, { found, term });
    await mailTransferDetails(parts, transaction, reference);
  }
  const outcome = status === 'offered' ? 'kept' : 'confirmed';
  return { outcome, found: await findRegistration(transaction, reference), first: null };
}

const keepOffer = async (
  transaction: Transaction,
  { registration: { id } }: FoundRegistration,
  payUntil: string,
): Promise<void> => {
  await transaction.update(registrations).set({ heldUntil: null, payUntil }).where(eq(registrations.id, id));
};

/** The contract of a booking is concluded: nothing but its payment is awaited, if that, from this day on. */
export async function endHold(
  parts: MoneyContext,
  transaction: Transaction,
  { found, term }: { readonly found: FoundRegistration; readonly term: StoredTerm },
): Promise<void> {
  const { reference, status, price, createdAt } = found.registration;
  const now = parts.clock();
  const due = (price ?? 0) > 0;
  await transaction
    .update(registrations)
    .set({
      heldUntil: null,
      network: null,
      status: statusAfter(status, [{ type: 'proceed', paymentDue: due }]),
      payUntil: due ? payDayOf(term, createdAt) : null,
      withdrawalUntil: withdrawalDay(term, now),
    })
    .where(eq(registrations.reference, reference));
  await mailOrder(parts, transaction, await findRegistration(transaction, reference));
}
