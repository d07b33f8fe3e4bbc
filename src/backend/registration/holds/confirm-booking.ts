import { eq } from 'drizzle-orm';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { withdrawalDeadline } from '#generated/rules/withdrawal-deadline.ts';
import type { StoredTerm } from '../../calendar/find-terms.ts';
import { hasStarted } from '../../calendar/has-started.ts';
import type { MoneyContext, PaymentContext } from '../../contexts.ts';
import type { Transaction } from '../../database/database.ts';
import { registrations } from '../../database/schema.ts';
import { type FoundRegistration, findRegistration } from '../find-registration.ts';
import { holdTerm } from '../hold-term.ts';
import { lastDayToPay, type StoredRegistration } from '../reserve-place.ts';
import { statusAfter } from '../status-after.ts';
import { holdAddress, holderOf } from './holders-of-email.ts';
import { mailAddressTaken, mailOrder, mailTransferDetails } from './mail-booking.ts';

/** What the link of a mail has done: `kept` is an offered place, `nothing` a booking that awaits no confirmation any more. */
export interface Confirmation {
  readonly outcome: 'confirmed' | 'kept' | 'already' | 'nothing';
  readonly found: FoundRegistration;
  /** By what the address is taken. */
  readonly first: StoredRegistration | null;
}

/** Whether the link of its mail still does something. */
export const awaitsConfirmation = ({ status, heldUntil }: StoredRegistration): boolean =>
  heldUntil !== null && (status === 'unconfirmed' || status === 'offered');

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
  if (!awaitsConfirmation(found.registration) || hasStarted(term, parts.clock()))
    return { outcome: 'nothing', found, first: null };
  await holdAddress(transaction, found.registration.emailDigest);
  const holder = await holderOf(parts, transaction, found);
  if (holder !== null) {
    await mailAddressTaken(parts, transaction, { found, holder, sender: { network: null } });
    return { outcome: 'already', found, first: holder.first };
  }
  const now = parts.clock();
  if (status === 'offered') await keepOffer(transaction, found, lastDayToPay(term, new Date(now)));
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
  const { reference, status, price } = found.registration;
  const now = parts.clock();
  const due = (price ?? 0) > 0;
  await transaction
    .update(registrations)
    .set({
      heldUntil: null,
      network: null,
      status: statusAfter(status, [{ type: 'proceed', paymentDue: due }]),
      payUntil: due ? lastDayToPay(term, new Date(now)) : null,
      withdrawalUntil: formatCivilDate(withdrawalDeadline({ bookedAt: now }).value),
    })
    .where(eq(registrations.reference, reference));
  await mailOrder(parts, transaction, await findRegistration(transaction, reference));
}
