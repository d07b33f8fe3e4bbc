import { eq } from 'drizzle-orm';
import type { RegistrationOutcomeEvent } from '#generated/rules/registration-outcome.ts';
import type { PlaceContext } from '../../bookings/contexts.ts';
import { type LockedBooking, lockTerms } from '../../bookings/lock.ts';
import { recordOwedRefund } from '../../bookings/payment/owe-refund.ts';
import type { StoredRegistration } from '../../bookings/registration.ts';
import { statusAfterEvents } from '../../bookings/status-after.ts';
import type { Transaction } from '../../database/database.ts';
import { holdingStatuses } from '../../database/registration-status.ts';
import { registrations, terms } from '../../database/schema.ts';
import type { StoredTerm } from '../../terms/find-terms.ts';
import { areSeatsOfferedAutomatically, offerSeatsToReserveList } from '../reserve-list.ts';

interface Ending {
  readonly term: StoredTerm;
  readonly ended: readonly StoredRegistration[];
  readonly by: RegistrationOutcomeEvent;
  readonly now: number;
  /** Since when the refund is owed; now, unless it is given. */
  readonly owedSince?: number;
}

/** Ends one registration: records a refund of what was paid, and deletes data that only its exam needed. Returns the grosze to refund. */
export async function endRegistration(
  transaction: Transaction,
  { id, reference, status }: StoredRegistration,
  { by, now, owedSince = now }: Pick<Ending, 'by' | 'now' | 'owedSince'>,
): Promise<number> {
  await transaction
    .update(registrations)
    .set({ status: statusAfterEvents(status, [by]), reserveNumber: null, sensitive: null, network: null })
    .where(eq(registrations.id, id));
  return recordOwedRefund(transaction, { reference, now: owedSince });
}

/**
 * Ends registrations of a locked term, and offers their seats to the reserve list. Returns the grosze to refund for each, in order.
 */
export async function endRegistrationsOfTerm(
  context: PlaceContext,
  transaction: Transaction,
  { term, ended, by, now, owedSince = now }: Ending,
): Promise<readonly number[]> {
  const owed: number[] = [];
  for (const registration of ended) owed.push(await endRegistration(transaction, registration, { by, now, owedSince }));
  const freed = ended
    .filter(({ status }) => holdingStatuses.includes(status))
    .reduce((sum, { places }) => sum + places, 0);
  await addAndOfferSeats(context, transaction, { term, freed, now });
  return owed;
}

/** Ends those of the locked bookings that hold a seat, and offers their seats to the reserve list in the same transaction. */
export async function endBookingsWithSeat(
  context: PlaceContext,
  transaction: Transaction,
  { found, now }: { readonly found: readonly LockedBooking[]; readonly now: number },
): Promise<void> {
  const holding = found.filter(({ registration }) => holdingStatuses.includes(registration.status));
  const ids = [...new Set(holding.map(({ term }) => term.id))];
  for (const term of await lockTerms(transaction, ids)) {
    const ended = holding.filter((one) => one.term.id === term.id).map(({ registration }) => registration);
    await endRegistrationsOfTerm(context, transaction, { term, ended, by: { type: 'expire' }, now });
  }
}

/** Adds seats to a locked term, and offers free ones to its reserve list; a cancelled term has none. Returns the updated term. */
export async function addAndOfferSeats(
  context: PlaceContext,
  transaction: Transaction,
  { term, freed, now }: { readonly term: StoredTerm; readonly freed: number; readonly now: number },
): Promise<StoredTerm> {
  if (term.freePlaces === null || term.cancelledAt !== null) return term;
  const free = term.freePlaces + freed;
  const handedOn = areSeatsOfferedAutomatically(context, term, now)
    ? await offerSeatsToReserveList(context, transaction, { term, free, now })
    : 0;
  const freePlaces = free - handedOn;
  await transaction.update(terms).set({ freePlaces }).where(eq(terms.id, term.id));
  return { ...term, freePlaces };
}

/**
 * Ends a locked booking after a withdrawal, on whatever day: its seat is offered to the reserve list, and a refund is recorded. Returns
 * the grosze to refund.
 */
export async function withdrawBooking(
  context: PlaceContext,
  transaction: Transaction,
  { registration, term }: LockedBooking,
  { now, owedSince = now }: Pick<Ending, 'now' | 'owedSince'>,
): Promise<number> {
  const ending = { term, ended: [registration], by: { type: 'withdraw' }, now, owedSince } as const;
  const [owed = 0] = await endRegistrationsOfTerm(context, transaction, ending);
  return owed;
}
