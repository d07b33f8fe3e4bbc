import { eq } from 'drizzle-orm';
import type { ApiOptions } from '../../api/api-options.ts';
import { hasBegun } from '../../calendar/has-begun.ts';
import type { Transaction } from '../../database/open-database.ts';
import { type RegistrationStatus, registrations } from '../../database/schema.ts';
import { mailTransferDetails } from '../../payment/transfer/mail-transfer-details.ts';
import { type FoundRegistration, findRegistration } from '../find-registration.ts';
import { holdTerm } from '../hold-term.ts';
import { lastDayToPay } from '../reserve-place.ts';
import { isTaken } from './find-taken.ts';
import { mailAlreadyRegistered, mailOrder } from './mail-booking.ts';

type Parts = Pick<ApiOptions, 'catalogue' | 'payments' | 'clock'>;

const waiting: readonly RegistrationStatus[] = ['offered', 'pay', 'failed'];

/**
 * Confirms the address of a booking: its place waits for the payment from now on, and the contract is confirmed by mail. An offered
 * place waits for its order, as long as there is to pay, unless its course has begun. Where
 * the address has a confirmed booking of this term already, nothing changes but a mail that says so.
 */
export async function confirmBooking(
  parts: Parts,
  transaction: Transaction,
  reference: string,
): Promise<FoundRegistration> {
  const before = await findRegistration(transaction, reference);
  const term = await holdTerm(transaction, before.term.id);
  const found = await findRegistration(transaction, reference);
  const { status, heldUntil } = found.registration;
  if (heldUntil === null || !waiting.includes(status)) return found;
  if (status === 'offered' && hasBegun(term, parts.clock())) return found;
  const first = await isTaken(transaction, found.registration);
  if (first !== null) {
    await mailAlreadyRegistered(parts, transaction, { found, first, sender: { network: null } });
    return found;
  }
  if (status === 'offered') await keepOffer(transaction, found, lastDayToPay(term, new Date(parts.clock())));
  else {
    await endHold(parts, transaction, found);
    await mailTransferDetails(parts, transaction, reference);
  }
  return findRegistration(transaction, reference);
}

const keepOffer = async (
  transaction: Transaction,
  { registration: { id } }: FoundRegistration,
  payUntil: string,
): Promise<void> => {
  await transaction.update(registrations).set({ heldUntil: null, payUntil }).where(eq(registrations.id, id));
};

/** The booking stands: nothing but its payment is awaited, if that. */
export async function endHold(
  parts: Pick<ApiOptions, 'catalogue'>,
  transaction: Transaction,
  found: FoundRegistration,
): Promise<void> {
  await transaction
    .update(registrations)
    .set({ heldUntil: null, network: null })
    .where(eq(registrations.reference, found.registration.reference));
  await mailOrder(parts, transaction, found);
}
