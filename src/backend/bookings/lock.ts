import { asc, eq, inArray, or } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { registrations, terms } from '../database/schema.ts';
import { Refused } from '../http/refused.ts';
import type { StoredTerm } from '../terms/find-terms.ts';
import type { FoundRegistration, StoredRegistration } from './registration.ts';

/*
 * Rows are locked in one order: terms by `id`, bookings by `id`, payments and refunds, and then the advisory lock of an e-mail address
 * (`lockAndCheckEmail`). After that, only further bookings of a term that is already locked may be locked. Code that changes the seats of a
 * booking locks its term first.
 */

/** A booking and its term, both locked by this transaction; flows pass it to each other instead of reading it again. */
export type LockedBooking = FoundRegistration;

/** Locks the terms for this transaction; other transactions that lock them wait until it ends. */
export const lockTerms = (transaction: Transaction, ids: readonly number[]): Promise<StoredTerm[]> =>
  transaction.select().from(terms).where(inArray(terms.id, ids)).orderBy(asc(terms.id)).for('update');

export async function lockTerm(transaction: Transaction, id: number): Promise<StoredTerm> {
  const [term] = await lockTerms(transaction, [id]);
  if (!term) throw new Refused('term-not-found');
  return term;
}

/** SQLSTATE of a transaction that is to be retried. */
const serializationFailure = '40001';

/**
 * Locks these bookings, their terms, and the terms whose ids are in `more`, and returns them. References whose booking no longer exists are
 * left out. If a booking has just been moved to another term, the whole transaction is retried.
 */
export async function lockBookings(
  transaction: Transaction,
  references: readonly string[],
  more: readonly number[] = [],
): Promise<{ readonly bookings: readonly LockedBooking[]; readonly terms: ReadonlyMap<number, StoredTerm> }> {
  const booked = inArray(registrations.reference, references);
  const own = transaction.select({ id: registrations.term }).from(registrations).where(booked);
  const locked = await transaction
    .select()
    .from(terms)
    .where(or(inArray(terms.id, own), inArray(terms.id, more)))
    .orderBy(asc(terms.id))
    .for('update');
  const rows = await transaction
    .select()
    .from(registrations)
    .where(booked)
    .orderBy(asc(registrations.id))
    .for('update');
  const byId = new Map(locked.map((term) => [term.id, term]));
  const bookings = rows.map((registration) => {
    const term = byId.get(registration.term);
    if (!term) throw Object.assign(new Error('A booking was moved meanwhile.'), { code: serializationFailure });
    return { registration, term };
  });
  return { bookings, terms: byId };
}

/** Locks one booking and its term, and returns them. */
export async function lockBooking(transaction: Transaction, reference: string): Promise<LockedBooking> {
  const [found] = (await lockBookings(transaction, [reference])).bookings;
  if (!found) throw new Refused('booking-not-found');
  return found;
}

/** Changes a locked booking and returns it as it is now. */
export async function updateLockedBooking(
  transaction: Transaction,
  { registration, term }: LockedBooking,
  change: Partial<StoredRegistration>,
): Promise<LockedBooking> {
  await transaction.update(registrations).set(change).where(eq(registrations.id, registration.id));
  return { registration: { ...registration, ...change }, term };
}
