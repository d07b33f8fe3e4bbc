import { and, asc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { millisecondsPerHour, minutesPerHour } from '#domain/dates/durations.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { placeOffer } from '#generated/rules/place-offer.ts';
import { bookingMailFields } from '../bookings/booking-mail.ts';
import { confirmationPagePath } from '../bookings/confirm-token.ts';
import type { PlaceContext } from '../bookings/contexts.ts';
import { abbreviateParticipantNames } from '../bookings/find-registration.ts';
import { updateLockedBooking } from '../bookings/lock.ts';
import { priceOfOfferedSeat, pricePerPerson } from '../bookings/price-registration.ts';
import type { FoundRegistration, StoredRegistration } from '../bookings/registration.ts';
import { isOpen } from '../bookings/reserve-seat.ts';
import { statusAfterEvents } from '../bookings/status-after.ts';
import type { Database, Transaction } from '../database/database.ts';
import { registrations } from '../database/schema.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import type { StoredTerm } from '../terms/find-terms.ts';
import { minutesUntilStoredTerm, untilTermStart } from '../terms/has-started.ts';

interface FreePlaces {
  readonly term: StoredTerm;
  readonly free: number;
  readonly now: number;
}

/** Until when a seat that is offered now is kept; null if it is too late to use it. */
const offeredUntil = (term: StoredTerm, now: number): Date | null => {
  const minutes = minutesUntilStoredTerm(term, now);
  const { value } = placeOffer({ hoursToStart: Math.floor(minutes / minutesPerHour) });
  return value === 'nobody' ? null : untilTermStart(term, now + parameters.offerHours * millisecondsPerHour);
};

/**
 * Whether the program offers the free seats of a term automatically: those of our own terms, at a known price. The office offers the
 * others.
 */
export const areSeatsOfferedAutomatically = (
  { catalogue }: Pick<PlaceContext, 'catalogue'>,
  term: StoredTerm,
  now: number,
): boolean =>
  term.upstreamFetchedAt === null && pricePerPerson(catalogue, term.type, { upstream: undefined, now }) !== null;

/**
 * Offers free seats in the order of the reserve list, and skips entries that need more seats than are free. Returns how many seats were
 * offered.
 */
export async function offerSeatsToReserveList(
  context: PlaceContext,
  transaction: Transaction,
  { term, free, now }: FreePlaces,
): Promise<number> {
  const until = offeredUntil(term, now);
  if (until === null) return 0;
  const waiting = await transaction
    .select()
    .from(registrations)
    .where(
      and(
        eq(registrations.term, term.id),
        isOpen,
        isNotNull(registrations.reserveNumber),
        eq(registrations.duplicate, false),
      ),
    )
    .orderBy(asc(registrations.reserveNumber))
    .for('update');
  let given = 0;
  for (const registration of waiting) {
    const { places, status } = registration;
    if (given + places > free) continue;
    given += places;
    const offered = await updateLockedBooking(
      transaction,
      { registration, term },
      { reserveNumber: null, status: statusAfterEvents(status, [{ type: 'offer' }]), price: null, heldUntil: until },
    );
    await mailSeatOffer(context, transaction, { found: offered, until, now });
  }
  return given;
}

/** Mails a person on the reserve list that a seat is kept for them, and until when. */
export const mailSeatOffer = async (
  { catalogue, secrets }: PlaceContext,
  transaction: Transaction,
  { found, until, now }: { readonly found: FoundRegistration; readonly until: Date; readonly now: number },
): Promise<void> => {
  const { facts, ...mail } = bookingMailFields(found, catalogue);
  const { reference, places } = found.registration;
  const [participant = null, guardian = null] = abbreviateParticipantNames(found.registration);
  const offer = { participant, guardian, places, amount: priceOfOfferedSeat(catalogue, found, now) };
  const confirm = confirmationPagePath(secrets.digestKey, reference);
  await queueMail(transaction, {
    kind: 'place-offered',
    ...mail,
    facts: { ...facts, ...offer, confirm, until: until.toISOString() },
  });
};

/** A locked term to which the seats of a taken offer were returned, and the entry that had the offer. */
export interface TakenOffer {
  readonly term: StoredTerm;
  readonly entry: StoredRegistration;
}

/** The condition of a query for an offer that was taken in time and is not ordered yet. */
const isWaiting = (term: number, reference: string): SQL | undefined =>
  and(
    eq(registrations.reference, reference),
    eq(registrations.term, term),
    eq(registrations.status, 'offered'),
    isNull(registrations.heldUntil),
  );

/** The number of seats of the offer that was taken under this reference and is not ordered yet; 0 if there is none. */
export async function countOfferedSeats(database: Database, term: number, reference = ''): Promise<number> {
  const [entry] = await database.select().from(registrations).where(isWaiting(term, reference));
  return entry?.places ?? 0;
}

/**
 * Removes an entry of the reserve list whose offered seat is being ordered: the order replaces the entry, with its seat and its money,
 * under the same reference. The seats of the entry are added to the free seats of the returned term only; storing the order writes the new
 * count. Null if no taken offer awaits its order under this reference: it was not taken in time, was ordered already, or the booking takes
 * no offer at all (empty reference).
 */
export async function removeOfferedEntry(
  transaction: Transaction,
  term: StoredTerm,
  reference: string,
): Promise<TakenOffer | null> {
  if (reference === '') return null;
  const [entry] = await transaction.delete(registrations).where(isWaiting(term.id, reference)).returning();
  if (entry === undefined) return null;
  const freePlaces = term.freePlaces === null ? null : term.freePlaces + entry.places;
  return { term: { ...term, freePlaces }, entry };
}
