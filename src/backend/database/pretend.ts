import { TransactionRollbackError } from 'drizzle-orm';
import type { Transaction } from './open-database.ts';

/** Gives what the work gives, and keeps nothing of what it stored. */
export async function pretend<Answer>(
  transaction: Transaction,
  work: (inner: Transaction) => Promise<Answer>,
): Promise<Answer | undefined> {
  let answer: Answer | undefined;
  try {
    await transaction.transaction(async (inner) => {
      answer = await work(inner);
      inner.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
  return answer;
}
