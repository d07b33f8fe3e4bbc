import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { RegistrationOutcomeEvent } from '#generated/rules/registration-outcome.ts';
import type { StoredTerm } from '../../calendar/find-terms.ts';
import type { Transaction } from '../../database/open-database.ts';
import { registrations, terms } from '../../database/schema.ts';
import { firstStatus, isOpen, type StoredRegistration } from '../reserve-place.ts';
import { statusAfter } from '../status-after.ts';

/** Ends registrations of a term that this transaction holds, and hands the places that they had to the reserve list. */
export async function endRegistrations(
  transaction: Transaction,
  term: StoredTerm,
  ended: readonly { readonly registration: StoredRegistration; readonly by: RegistrationOutcomeEvent }[],
): Promise<void> {
  for (const { registration, by } of ended) {
    await transaction
      .update(registrations)
      .set({ status: statusAfter(registration.status, [by]), reserveNumber: null })
      .where(eq(registrations.id, registration.id));
  }
  if (term.freePlaces === null) return;
  const freed = ended
    .filter(({ registration }) => registration.reserveNumber === null)
    .reduce((sum, { registration: { places } }) => sum + places, 0);
  const free = term.freePlaces + freed;
  const handedOn = term.upstreamAskedAt === null ? await confirmReserves(transaction, term.id, free) : 0;
  await transaction
    .update(terms)
    .set({ freePlaces: free - handedOn })
    .where(eq(terms.id, term.id));
}

/** Gives places to those on the reserve list for whom they suffice, first come first, and tells how many. */
async function confirmReserves(transaction: Transaction, term: number, free: number): Promise<number> {
  const waiting = await transaction
    .select()
    .from(registrations)
    .where(and(eq(registrations.term, term), isOpen, isNotNull(registrations.reserveNumber)))
    .orderBy(asc(registrations.reserveNumber))
    .for('update');
  let given = 0;
  for (const { id, places, price } of waiting) {
    if (price === null || given + places > free) continue;
    given += places;
    await transaction
      .update(registrations)
      .set({ reserveNumber: null, status: firstStatus(price) })
      .where(eq(registrations.id, id));
  }
  return given;
}
