import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { outgoingMails } from '../database/schema.ts';
import type { StoredRegistration } from './registration.ts';

/**
 * The kinds of first mail; a booking gets one of them: the link to confirm, the notice that its address is occupied, the receipt of an
 * enquiry or of an entry on the reserve list, or the order.
 */
const firstMails = [
  'confirm-address',
  'already-registered',
  'address-of-another',
  'enquiry-received',
  'reserve-list-entered',
  'booking-received',
] as const;

type Named = Pick<StoredRegistration, 'reference'>;

/** The key under which the first mail of a booking is stored only once. */
export const uniqueKeyOfFirstMail = (kind: (typeof firstMails)[number], { reference }: Named): string =>
  `${kind} ${reference}`;

/**
 * The state of the latest first mail of a booking: `dead` if it could not be delivered, and its fault. Null if none was stored, because
 * too many mails had already been sent to its address.
 */
export const findFirstMail = async (
  database: Database | Transaction,
  registration: Named,
): Promise<Pick<typeof outgoingMails.$inferSelect, 'state' | 'fault'> | null> => {
  const about = firstMails.map((kind) => uniqueKeyOfFirstMail(kind, registration));
  const [last] = await database
    .select({ state: outgoingMails.state, fault: outgoingMails.fault })
    .from(outgoingMails)
    .where(inArray(outgoingMails.once, about))
    .orderBy(desc(outgoingMails.id))
    .limit(1);
  return last ?? null;
};

/** Allows a second mail with the link to be stored if the first one could not be delivered. */
export const allowNewConfirmationMail = async (transaction: Transaction, registration: Named): Promise<void> => {
  const isDead = and(
    eq(outgoingMails.once, uniqueKeyOfFirstMail('confirm-address', registration)),
    eq(outgoingMails.state, 'dead'),
  );
  await transaction.update(outgoingMails).set({ once: null }).where(isDead);
};
