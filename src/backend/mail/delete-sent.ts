import { lt } from 'drizzle-orm';
import { parameters } from '#generated/rules/parameters.ts';
import type { Database } from '../database/database.ts';
import { outgoingMails } from '../database/schema.ts';

const millisecondsPerDay = 86_400_000;

/** Forgets mails so many days after they were stored, sent or not: what is older nobody waits for any more. */
export async function deleteSentMails(database: Database, now: number): Promise<void> {
  const before = new Date(now - parameters.sentMailDays * millisecondsPerDay);
  await database.delete(outgoingMails).where(lt(outgoingMails.createdAt, before));
}
