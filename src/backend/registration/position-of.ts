import { and, count, eq, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../database/open-database.ts';
import { registrations } from '../database/schema.ts';
import type { StoredRegistration } from './reserve-place.ts';

/** Where somebody stands on the reserve list, from 1; null for whoever does not wait there. */
export async function positionOf(
  database: Database | Transaction,
  { term, status, reserveNumber }: StoredRegistration,
): Promise<number | null> {
  if (status !== 'sent' || reserveNumber === null) return null;
  const [row] = await database
    .select({ before: count() })
    .from(registrations)
    .where(
      and(
        eq(registrations.term, term),
        eq(registrations.status, 'sent'),
        eq(registrations.duplicate, false),
        lt(registrations.reserveNumber, reserveNumber),
      ),
    );
  return (row?.before ?? 0) + 1;
}
