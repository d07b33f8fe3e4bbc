import { and, eq, gt, inArray, lt, notExists, type SQL } from 'drizzle-orm';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { parameters } from '#generated/rules/parameters.ts';
import type { Database, Transaction } from '../database/open-database.ts';
import { payments } from '../database/payment-tables.ts';
import { registrations, terms } from '../database/schema.ts';
import { endRegistrations } from './ending/end-registrations.ts';
import { holdTerm } from './hold-term.ts';
import { isOpen, type StoredRegistration } from './reserve-place.ts';

const millisecondsPerHour = 3_600_000;

/**
 * Ends registrations that were not paid in time, and hands their places to the reserve list in its order.
 * Each term has a transaction of its own; whoever runs this again, or at the same time, finds nothing left to do.
 */
export async function releasePlaces(database: Database, now: number): Promise<void> {
  const due = dueAt(database, now);
  const found = await database
    .selectDistinct({ term: registrations.term })
    .from(registrations)
    .innerJoin(terms, eq(terms.id, registrations.term))
    .where(and(due.open, due.unpaid));
  for (const { term } of found) {
    await database.transaction((transaction) => releaseTerm(transaction, term, now));
  }
}

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
  const unpaid = await findUnpaid(transaction, id, now);
  await endRegistrations(
    transaction,
    term,
    unpaid.map((registration) => ({ registration, by: { type: 'expire' } })),
  );
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
