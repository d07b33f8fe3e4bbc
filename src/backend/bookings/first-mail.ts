import { inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { outgoingMails } from '../database/schema.ts';
import type { StoredRegistration } from './registration.ts';

/** The mails of which an unconfirmed booking gets one: the link, or by which other booking its address is taken. */
const firstMails = ['confirm-address', 'already-registered', 'address-of-another'] as const;

type Named = Pick<StoredRegistration, 'reference'>;

/** What the first mail of a booking is about, so that it is stored once. */
export const firstMailOf = (kind: (typeof firstMails)[number], { reference }: Named): string => `${kind} ${reference}`;

/** Whether a mail was stored for an unconfirmed booking, and not passed over because too many had left for its address. */
export const wasMailed = async (database: Database | Transaction, registration: Named): Promise<boolean> => {
  const about = firstMails.map((kind) => firstMailOf(kind, registration));
  const found = await database
    .select({ id: outgoingMails.id })
    .from(outgoingMails)
    .where(inArray(outgoingMails.once, about))
    .limit(1);
  return found.length > 0;
};
