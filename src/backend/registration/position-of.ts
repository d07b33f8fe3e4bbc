import { and, count, eq, isNotNull, lt, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../database/open-database.ts';
import { registrations } from '../database/schema.ts';
import type { StoredRegistration } from './reserve-place.ts';

/** Where somebody stands on the reserve list, from 1; null for whoever does not wait there. */
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
