import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/open-database.ts';
import { storedAnswers } from '../database/schema.ts';
import { keyedDigest } from '../privacy/secrets.ts';
import { refuse } from './problem.ts';

export interface Answer {
  readonly status: 200;
  readonly body: unknown;
}

export interface Submission {
  readonly call: string;
  /** The Idempotency-Key, if one was sent. */
  readonly key: string | undefined;
  readonly content: unknown;
  /** Does the work; what it stores is stored together with the answer, or not at all. */
  readonly work: (transaction: Transaction) => Promise<unknown>;
}

export type AnswerOnce = (submission: Submission) => Promise<Answer>;

/** Milliseconds for which a repeat gets the stored answer. */
export const answerLifetime = 24 * 3_600_000;

/**
 * Makes repeats harmless: the same key and content get the stored answer, another content 422, a repeat while the first is
 * still at work 409. The lock in the database serves several servers on one, the set of running keys the embedded engine,
 * which has one connection and would make the repeat wait.
 */
export function createAnswerOnce(options: {
  readonly database: Database;
  readonly clock: () => number;
  readonly digestKey: Uint8Array;
}): AnswerOnce {
  const running = new Set<string>();
  return async ({ call, key, content, work }) => {
    if (key === undefined) return options.database.transaction((transaction) => perform(transaction, work));
    const name = `${call} ${key}`;
    if (running.has(name)) throw refuse(409, 'still-running');
    running.add(name);
    try {
      const digest = keyedDigest(options.digestKey, JSON.stringify(content ?? null));
      const storedAt = new Date(options.clock());
      return await options.database.transaction(async (transaction) => {
        await lockKey(transaction, name);
        const stored = await findAnswer(transaction, { call, key, after: storedAt.getTime() - answerLifetime });
        if (stored && stored.digest !== digest) throw refuse(422, 'key-reused');
        if (stored) return { status: 200, body: stored.answer };
        const answer = await perform(transaction, work);
        const row = { call, key, digest, status: answer.status, answer: answer.body, storedAt };
        await transaction
          .insert(storedAnswers)
          .values(row)
          .onConflictDoUpdate({ target: [storedAnswers.call, storedAnswers.key], set: row });
        return answer;
      });
    } finally {
      running.delete(name);
    }
  };
}

const perform = async (transaction: Transaction, work: Submission['work']): Promise<Answer> => ({
  status: 200,
  body: await work(transaction),
});

async function lockKey(transaction: Transaction, name: string): Promise<void> {
  const [lock] = await transaction
    .select({ free: sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${name}, 0))` })
    .from(sql`(values (1)) as one`);
  if (!lock?.free) throw refuse(409, 'still-running');
}

async function findAnswer(
  transaction: Transaction,
  { call, key, after }: { readonly call: string; readonly key: string; readonly after: number },
): Promise<typeof storedAnswers.$inferSelect | undefined> {
  const [stored] = await transaction
    .select()
    .from(storedAnswers)
    .where(and(eq(storedAnswers.call, call), eq(storedAnswers.key, key)));
  return stored && stored.storedAt.getTime() > after ? stored : undefined;
}
