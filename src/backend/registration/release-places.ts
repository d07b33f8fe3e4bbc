import { and, asc, eq, gt, inArray, isNotNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { normalisedEmail } from '#forms/normalised-text.ts';
import { parameters } from '#generated/rules/parameters.ts';
import type { RegistrationOutcomeEvent } from '#generated/rules/registration-outcome.ts';
import type { Database, Transaction } from '../database/open-database.ts';
import { payments } from '../database/payment-tables.ts';
import { personRequests, registrations, terms } from '../database/schema.ts';
import { holdTerm } from './hold-term.ts';
import { firstStatus, isOpen, type StoredRegistration } from './reserve-place.ts';
import { statusAfter } from './status-after.ts';

const millisecondsPerHour = 3_600_000;

/**
 * Ends registrations that were not paid in time or withdrawn from, and hands their places to the reserve list in its order.
 * Each term has a transaction of its own; whoever runs this again, or at the same time, finds nothing left to do.
 */
export async function releasePlaces(database: Database, now: number): Promise<void> {
  const due = dueAt(database, now);
  const found = await database
    .selectDistinct({ term: registrations.term })
    .from(registrations)
    .innerJoin(terms, eq(terms.id, registrations.term))
    .leftJoin(personRequests, isWithdrawal)
    .where(and(due.open, or(due.unpaid, isNotNull(personRequests.id))));
  for (const { term } of found) {
    await database.transaction((transaction) => releaseTerm(transaction, term, now));
  }
}

const isWithdrawal = and(
  eq(personRequests.kind, 'withdrawal'),
  eq(sql`${personRequests.content} ->> 'reference'`, registrations.reference),
);

/** What ends a registration; a course that has begun keeps everybody. */
function dueAt(
  database: Database | Transaction,
  now: number,
): { readonly open: SQL | undefined; readonly unpaid: SQL | undefined } {
  const today = formatCivilDate(warsawDate(now));
  const underWay = database
    .select({ session: payments.session })
    .from(payments)
    .where(
      and(
        eq(payments.registration, registrations.reference),
        eq(payments.status, 'started'),
        gt(payments.createdAt, new Date(now - parameters.paymentLifetime * millisecondsPerHour)),
      ),
    );
  return {
    open: and(isOpen, gt(terms.dateStart, today)),
    unpaid: and(
      inArray(registrations.status, ['pay', 'failed']),
      lt(registrations.payUntil, today),
      notExists(underWay),
    ),
  };
}

async function releaseTerm(transaction: Transaction, id: number, now: number): Promise<void> {
  const term = await holdTerm(transaction, id);
  const withdrawn = await findWithdrawn(transaction, id, now);
  await endRegistrations(transaction, withdrawn, { type: 'withdraw' });
  const unpaid = await findUnpaid(transaction, id, now);
  await endRegistrations(transaction, unpaid, { type: 'expire' });
  if (term.freePlaces === null) return;
  const freed = [...withdrawn, ...unpaid]
    .filter(({ reserveNumber }) => reserveNumber === null)
    .reduce((sum, { places }) => sum + places, 0);
  const free = term.freePlaces + freed;
  const handedOn = term.upstreamAskedAt === null ? await confirmReserves(transaction, id, free) : 0;
  await transaction
    .update(terms)
    .set({ freePlaces: free - handedOn })
    .where(eq(terms.id, id));
}

async function findUnpaid(transaction: Transaction, term: number, now: number): Promise<StoredRegistration[]> {
  const { open, unpaid } = dueAt(transaction, now);
  const rows = await transaction
    .select({ registration: registrations })
    .from(registrations)
    .innerJoin(terms, eq(terms.id, registrations.term))
    .where(and(eq(registrations.term, term), open, unpaid))
    .for('update', { of: registrations });
  return rows.map(({ registration }) => registration);
}

/** A statement counts when it names the reference and an address of the registration, and came in time. */
async function findWithdrawn(transaction: Transaction, term: number, now: number): Promise<StoredRegistration[]> {
  const { open } = dueAt(transaction, now);
  const rows = await transaction
    .select({ registration: registrations, request: personRequests })
    .from(registrations)
    .innerJoin(terms, eq(terms.id, registrations.term))
    .innerJoin(personRequests, isWithdrawal)
    .where(and(eq(registrations.term, term), open))
    .for('update', { of: registrations });
  const valid = rows.filter(({ registration, request }) => {
    const { email, guardianEmail } = registration.person;
    const known = [email, guardianEmail].map((address) => normalisedEmail(String(address ?? '')));
    const inTime = formatCivilDate(warsawDate(request.receivedAt.getTime())) <= (registration.withdrawalUntil ?? '');
    const ends = statusAfter(registration.status, [{ type: 'withdraw' }]) === 'withdrawn';
    return ends && inTime && known.includes(normalisedEmail(String(request.content.email ?? ' ')));
  });
  return [...new Map(valid.map(({ registration }) => [registration.id, registration])).values()];
}

async function endRegistrations(
  transaction: Transaction,
  ended: readonly StoredRegistration[],
  event: RegistrationOutcomeEvent,
): Promise<void> {
  for (const { id, status } of ended) {
    await transaction
      .update(registrations)
      .set({ status: statusAfter(status, [event]), reserveNumber: null })
      .where(eq(registrations.id, id));
  }
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
