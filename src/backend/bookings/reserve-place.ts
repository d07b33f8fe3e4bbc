import { and, count, eq, isNotNull, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import { formatCivilDate, parseCivilDate } from '#domain/dates/civil-date.ts';
import { millisecondsPerHour } from '#domain/dates/durations.ts';
import { lastDayToPay } from '#forms/registration/last-day-to-pay.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { registrationPlaces } from '#generated/rules/registration-places.ts';
import type { Database, Transaction } from '../database/database.ts';
import { type RegistrationStatus, registrations, terms } from '../database/schema.ts';
import type { StoredTerm } from '../terms/find-terms.ts';
import type { Hold } from './hold-place.ts';
import { statusAfter } from './status-after.ts';

export type StoredRegistration = typeof registrations.$inferSelect;
type Draft = Omit<typeof registrations.$inferInsert, 'id' | 'term' | 'status' | 'reserveNumber' | 'payUntil'>;

/** The address of the payer, to which mails go. */
export const payerOf = ({ person }: Pick<StoredRegistration, 'person'>): string =>
  String(person.guardianEmail || person.email || '');

/** A registration that has ended holds no place and bars nobody. */
export const isOpen = notInArray(registrations.status, ['expired', 'withdrawn']);

/** Stores an enquiry for a held term: it takes no place and no number of the reserve list. */
export async function storeEnquiry(transaction: Transaction, term: StoredTerm, draft: Draft): Promise<void> {
  await transaction.update(terms).set({ booked: true }).where(eq(terms.id, term.id));
  await transaction.insert(registrations).values({ ...draft, term: term.id, status: 'enquiry' });
}

/**
 * Stores an order for a held term: with its places when so many are free, otherwise with the next number of the
 * reserve list. A term whose places are not known has no list. A place is held first until its address is confirmed, unless that
 * is known. Returns whether it has a place.
 */
export async function reservePlace(
  transaction: Transaction,
  term: StoredTerm,
  { hold, price, ...draft }: Draft & { readonly price: number | null; readonly hold: (() => Promise<Hold>) | null },
): Promise<boolean> {
  const { value } = registrationPlaces({ freePlaces: term.freePlaces, pair: draft.places > 1 });
  const confirmed = value === 'bookable';
  const counted = confirmed
    ? { freePlaces: sql`${terms.freePlaces} - ${draft.places}` }
    : { reserveCount: sql`${terms.reserveCount} + 1` };
  await transaction
    .update(terms)
    .set({ ...counted, booked: true })
    .where(eq(terms.id, term.id));
  const held = confirmed && hold !== null ? await hold() : null;
  const status = confirmed ? firstStatus(price ?? 0, held !== null) : 'sent';
  await transaction.insert(registrations).values({
    ...draft,
    term: term.id,
    reserveNumber: confirmed ? null : term.reserveCount + 1,
    price: confirmed ? price : null,
    withdrawalUntil: confirmed && held === null ? (draft.withdrawalUntil ?? null) : null,
    status,
    payUntil: status === 'pay' ? payDayOf(term, draft.createdAt) : null,
    ...held,
  });
  return confirmed;
}

/** Whether a contract may still follow from an order: later it is not binding any more, and the request for an early start was judged by this moment. */
export const mayConclude = (orderedAt: Date, now: number): boolean =>
  now <= orderedAt.getTime() + parameters.conclusionHours * millisecondsPerHour;

/** The last day to pay for a place of a term, by the day of its order. */
export const payDayOf = ({ dateStart }: Pick<StoredTerm, 'dateStart'>, orderedAt: Date): string =>
  formatCivilDate(lastDayToPay(orderedAt.getTime(), parseCivilDate(dateStart) ?? 0));

/** What a place waits for: its address to be confirmed, or its payment. */
function firstStatus(price: number, held: boolean): RegistrationStatus {
  return statusAfter('sent', [held ? { type: 'hold' } : { type: 'proceed', paymentDue: price > 0 }]);
}

/** The position on the reserve list, from 1; null for a registration that is not on it. */
export async function positionOf(
  database: Database | Transaction,
  { term, status, reserveNumber }: StoredRegistration,
): Promise<number | null> {
  if (status !== 'sent' || reserveNumber === null) return null;
  return (await countWaiting(database, term, lt(registrations.reserveNumber, reserveNumber))) + 1;
}

/** Where the next entry on the reserve list of a term will stand, from 1. */
export const nextPosition = async (database: Database | Transaction, term: number): Promise<number> =>
  (await countWaiting(database, term)) + 1;

const countWaiting = async (database: Database | Transaction, term: number, before?: SQL): Promise<number> => {
  const [row] = await database
    .select({ waiting: count() })
    .from(registrations)
    .where(
      and(
        eq(registrations.term, term),
        eq(registrations.status, 'sent'),
        eq(registrations.duplicate, false),
        isNotNull(registrations.reserveNumber),
        before,
      ),
    );
  return row?.waiting ?? 0;
};
