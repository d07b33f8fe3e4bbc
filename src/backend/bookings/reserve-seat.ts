import { randomInt } from 'node:crypto';
import { and, count, eq, isNotNull, lt, notInArray, type SQL } from 'drizzle-orm';
import { formatCivilDate, parseCivilDate } from '#domain/dates/civil-date.ts';
import { millisecondsPerHour } from '#domain/dates/durations.ts';
import { bookingNumberFromIndex, bookingNumbers } from '#domain/identifiers/booking-number.ts';
import { lastDayToPay } from '#forms/registration/last-days.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { registrationPlaces } from '#generated/rules/registration-places.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { RegistrationStatus } from '../database/registration-status.ts';
import { registrations, terms } from '../database/schema.ts';
import type { StoredTerm } from '../terms/find-terms.ts';
import { type HoldRequest, planSeatHold } from './hold-seat.ts';
import type { FoundRegistration, StoredRegistration } from './registration.ts';
import { statusAfterEvents } from './status-after.ts';

type Draft = Omit<Stored['values'], 'status' | 'reserveNumber' | 'payUntil'>;

/** The address of the payer, to which mails go. */
export const payerEmail = ({ person }: Pick<StoredRegistration, 'person'>): string =>
  String(person.guardianEmail || person.email || '');

const endedStatuses: readonly RegistrationStatus[] = ['expired', 'withdrawn'];

/** Whether a registration has ended: it holds no seat and does not block others. */
export const hasRegistrationEnded = (status: RegistrationStatus): boolean => endedStatuses.includes(status);

/** The opposite of `hasRegistrationEnded`, as a condition of a query. */
export const isOpen = notInArray(registrations.status, [...endedStatuses]);

/** Stores an enquiry for a locked term: it takes neither a seat nor a number on the reserve list. */
export async function storeEnquiry(
  transaction: Transaction,
  term: StoredTerm,
  draft: Draft,
): Promise<FoundRegistration> {
  const counted = { freePlaces: term.freePlaces, booked: true };
  return store(transaction, { term, counted, values: { ...draft, status: 'enquiry' } });
}

/**
 * Stores an order for a locked term: with its seats if enough are free, otherwise with the next number on the reserve list. A term whose
 * number of seats is not known has no reserve list. With `hold`, the seats are held until the address is confirmed.
 */
export async function storeOrder(
  transaction: Transaction,
  term: StoredTerm,
  { hold, price, ...draft }: Draft & { readonly price: number | null; readonly hold: HoldRequest | null },
): Promise<FoundRegistration> {
  const { freePlaces, reserveCount } = term;
  const { value } = registrationPlaces({ freePlaces, pair: draft.places > 1 });
  if (value !== 'bookable') {
    const counted = { freePlaces, reserveCount: reserveCount + 1, booked: true };
    const entry = {
      ...draft,
      price: null,
      withdrawalUntil: null,
      reserveNumber: reserveCount + 1,
      status: 'waitlisted',
    } as const;
    return store(transaction, { term, counted, values: entry });
  }
  const held = hold === null ? null : await planSeatHold(transaction, term, hold);
  const status = firstStatus(price ?? 0, held !== null);
  const counted = { freePlaces: freePlaces === null ? null : freePlaces - draft.places, booked: true };
  const order = {
    ...draft,
    price,
    withdrawalUntil: held === null ? (draft.withdrawalUntil ?? null) : null,
    status,
    payUntil: status === 'awaitingPayment' ? lastPaymentDay(term, draft.createdAt) : null,
    ...held,
  };
  return store(transaction, { term, counted, values: order });
}

interface Stored {
  readonly term: StoredTerm;
  /** The new counts of the locked term. */
  readonly counted: Pick<StoredTerm, 'freePlaces' | 'booked'> & Partial<Pick<StoredTerm, 'reserveCount'>>;
  readonly values: Omit<typeof registrations.$inferInsert, 'id' | 'term' | 'number'> & {
    readonly number: string | null;
  };
}

/** Stores a registration and the new counts of its term in one statement, under a booking number that no other booking has. */
async function store(transaction: Transaction, { term, counted, values }: Stored): Promise<FoundRegistration> {
  const count = transaction
    .$with('counted')
    .as(transaction.update(terms).set(counted).where(eq(terms.id, term.id)).returning());
  const number = values.number ?? bookingNumberFromIndex(randomInt(bookingNumbers));
  const [registration] = await transaction
    .with(count)
    .insert(registrations)
    .values({ ...values, term: term.id, number })
    .onConflictDoNothing({ target: registrations.number })
    .returning();
  if (registration) return { registration, term: { ...term, ...counted } };
  return store(transaction, { term, counted, values });
}

/**
 * Whether an order may still become a contract: only within `conclusionHours` after it was placed. After that it is no longer binding; the
 * form decided whether to ask for an early start by the last moment of this period.
 */
export const canConcludeContract = (orderedAt: Date, now: number): boolean =>
  now <= orderedAt.getTime() + parameters.conclusionHours * millisecondsPerHour;

/** The last day to pay for a seat of a term that was ordered at this moment. */
export const lastPaymentDay = ({ dateStart }: Pick<StoredTerm, 'dateStart'>, orderedAt: Date): string =>
  formatCivilDate(lastDayToPay(orderedAt.getTime(), parseCivilDate(dateStart) ?? 0));

/** What a seat waits for: its address to be confirmed, or its payment. */
function firstStatus(price: number, held: boolean): RegistrationStatus {
  return statusAfterEvents('waitlisted', [held ? { type: 'hold' } : { type: 'proceed', paymentDue: price > 0 }]);
}

/** The position on the reserve list, from 1; null for a registration that is not on it. */
export async function findReserveListPosition(
  database: Database | Transaction,
  { term, status, reserveNumber }: StoredRegistration,
): Promise<number | null> {
  if (status !== 'waitlisted' || reserveNumber === null) return null;
  return (await countWaiting(database, term, lt(registrations.reserveNumber, reserveNumber))) + 1;
}

/** The position of the next entry on the reserve list of a term, from 1. */
export const findNextReserveListPosition = async (database: Database | Transaction, term: number): Promise<number> =>
  (await countWaiting(database, term)) + 1;

const countWaiting = async (database: Database | Transaction, term: number, before?: SQL): Promise<number> => {
  const [row] = await database
    .select({ waiting: count() })
    .from(registrations)
    .where(
      and(
        eq(registrations.term, term),
        eq(registrations.status, 'waitlisted'),
        eq(registrations.duplicate, false),
        isNotNull(registrations.reserveNumber),
        before,
      ),
    );
  return row?.waiting ?? 0;
};
