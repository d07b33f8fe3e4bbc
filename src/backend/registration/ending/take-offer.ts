import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { StoredTerm } from '../../calendar/find-terms.ts';
import type { Database, Transaction } from '../../database/open-database.ts';
import { registrations, terms } from '../../database/schema.ts';
import type { StoredRegistration } from '../reserve-place.ts';

/** A held term with the places of an offer, and the entry whose offer it was. */
export interface TakenOffer {
  readonly term: StoredTerm;
  readonly entry: StoredRegistration;
}

/** An offer that was taken in time and not ordered yet. */
const isWaiting = (term: number, reference: string): SQL | undefined =>
  and(
    eq(registrations.reference, reference),
    eq(registrations.term, term),
    eq(registrations.status, 'offered'),
    isNull(registrations.heldUntil),
  );

/** The places that wait for the order of an offer; none where there is no such offer. */
export async function offeredPlaces(database: Database, term: number, reference = ''): Promise<number> {
  const [entry] = await database.select().from(registrations).where(isWaiting(term, reference));
  return entry?.places ?? 0;
}

/**
 * Takes an entry of the reserve list away whose offered place is being ordered: the order stands in its stead, with its place and its money, under the same reference. Null
 * where no offer is waiting under this reference, because it was not taken in time.
 */
export async function takeOffer(
  transaction: Transaction,
  term: StoredTerm,
  reference: string,
): Promise<TakenOffer | null> {
  const [entry] = await transaction.delete(registrations).where(isWaiting(term.id, reference)).returning();
  if (entry === undefined) return null;
  const freePlaces = term.freePlaces === null ? null : term.freePlaces + entry.places;
  await transaction.update(terms).set({ freePlaces }).where(eq(terms.id, term.id));
  return { term: { ...term, freePlaces }, entry };
}
