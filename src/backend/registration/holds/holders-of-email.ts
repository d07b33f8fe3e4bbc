import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { registrations } from '../../database/schema.ts';
import { isOpen, type StoredRegistration } from '../reserve-place.ts';

/**
 * Registrations by which an address is taken for a term. An enquiry bars another one, but no order; what nobody has confirmed
 * bars nothing, since anybody may have typed the address.
 */
export const findHoldersOfEmail = (
  database: Database | Transaction,
  { term, emailDigest, enquiry }: { readonly term: number; readonly emailDigest: string; readonly enquiry: boolean },
): Promise<StoredRegistration[]> =>
  database
    .select()
    .from(registrations)
    .where(
      and(
        eq(registrations.term, term),
        eq(registrations.emailDigest, emailDigest),
        isOpen,
        eq(registrations.duplicate, false),
        isNull(registrations.heldUntil),
        enquiry ? undefined : ne(registrations.status, 'enquiry'),
      ),
    );

/** Another confirmed registration of the same address for the same term, which bars this one; null where there is none. */
export const otherPlaceOf = async (
  database: Database | Transaction,
  { term, emailDigest, reference, ownAddress }: StoredRegistration,
): Promise<StoredRegistration | null> => {
  if (!ownAddress) return null;
  const found = await findHoldersOfEmail(database, { term, emailDigest, enquiry: false });
  return found.find((one) => one.reference !== reference) ?? null;
};
