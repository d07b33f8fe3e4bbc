import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from './database.ts';
import { rowsOf } from './rows-of.ts';

/** Milliseconds. */
const pause = 50;

/** Whether the turn is ours now. */
const tryAdvisoryLock = async (transaction: Transaction, name: string): Promise<boolean> => {
  const lock = sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as ours`;
  return (await rowsOf(transaction, lock, z.object({ ours: z.boolean() })))[0]?.ours ?? false;
};

/**
 * Waits, however long, until no other transaction of any server is in a turn of this name; the turn ends with the transaction.
 * It asks again and again, since a statement that waited would pass for one that hangs.
 */
export const holdAdvisoryLock = async (transaction: Transaction, name: string): Promise<void> => {
  while (!(await tryAdvisoryLock(transaction, name))) await setTimeout(pause);
};
