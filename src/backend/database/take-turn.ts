import { sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';

/** Waits, however long, until no other transaction of any server is in a turn of this name; the turn ends with the transaction. */
export const takeTurn = async (transaction: Transaction, name: string): Promise<void> => {
  await transaction.execute(sql`set local statement_timeout = 0`);
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
};
