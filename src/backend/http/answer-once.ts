import { and, eq, sql } from 'drizzle-orm';
import { millisecondsPerDay } from '#domain/dates/durations.ts';
import type { Capacity, Database, Transaction } from '../database/database.ts';
import { storedAnswers } from '../database/schema.ts';
import { keyedDigest } from '../database/secrets/secrets.ts';
import { isCommitUnknownError, retryTransientErrors } from '../database/transient-errors.ts';
import { Refused } from './refused.ts';

export interface Submission<Prepared> {
  readonly call: string;
  /** The Idempotency-Key, if one was sent. */
  readonly key: string | undefined;
  readonly content: unknown;
  /** Calls other hosts before the transaction begins, so that none stays open during the calls. */
  readonly prepare: () => Promise<Prepared>;
  /** The queue in which concurrent requests for the same thing wait; null if `prepare` calls another host. */
  readonly queue?: QueuePosition | null;
  /** Does the work. Its changes are stored in one transaction with the answer. */
  readonly work: (transaction: Transaction, prepared: Prepared) => Promise<unknown>;
}

/** The position of a request in the queue for one thing, such as a term: first come, first served. */
export interface QueuePosition {
  readonly wanted: string;
  /** When the request arrived, in milliseconds. */
  readonly since: number;
}

/** The `prepare` of work that calls no other host. */
export const prepareNothing = (): Promise<undefined> => Promise.resolve(undefined);

/** Returns the body of the answer. */
export type AnswerOnce = <Prepared>(submission: Submission<Prepared>) => Promise<unknown>;

/** Milliseconds for which a repeated request gets the stored answer. */
export const answerLifetime = millisecondsPerDay;

/**
 * Makes repeated requests harmless (idempotency keys): the same key and content get the stored answer; the same key with other content
 * gets 422; a repeat while the first request still runs gets 409. The lock in the database works across servers; `running` is for the
 * embedded engine, whose only connection would make a repeat wait. If the connection is lost during COMMIT, the request runs again, and
 * finds its answer by the key if it was stored after all.
 */
export const createIdempotentAnswering = (options: {
  readonly database: Database;
  readonly capacity: Capacity;
  readonly clock: () => number;
  readonly digestKey: Uint8Array;
}): AnswerOnce => {
  const running = new Set<string>();
  const { clock, digestKey } = options;
  const { database, capacity } = options;
  const store = { database, semaphore: createSemaphore(capacity.transactions), inTurn: createQueues() };
  return async (submission) => {
    const { call, key } = submission;
    if (key === undefined) return answerWithoutKey(store, submission);
    const name = `${call} ${key}`;
    if (running.has(name)) throw new Refused('still-running');
    running.add(name);
    try {
      const digest = keyedDigest(digestKey, JSON.stringify(submission.content ?? null));
      return await answerKey(store, submission, { call, key, digest, storedAt: new Date(clock()) });
    } finally {
      running.delete(name);
    }
  };
};

/** What is needed to store answers; `semaphore` limits concurrent transactions, so that reads find a free connection. */
interface Store {
  readonly database: Database;
  readonly semaphore: Semaphore;
  readonly inTurn: Queues;
}

const answerWithoutKey = async <Prepared>(
  { database, semaphore }: Store,
  submission: Submission<Prepared>,
): Promise<unknown> => {
  const prepared = await submission.prepare();
  return semaphore(() => database.transaction((transaction) => submission.work(transaction, prepared)));
};

interface KeyedRequest {
  readonly call: string;
  readonly key: string;
  readonly digest: string;
  readonly storedAt: Date;
}

const answerKey = async <Prepared>(
  { database, semaphore, inTurn }: Store,
  { prepare, queue = null, work }: Submission<Prepared>,
  request: KeyedRequest,
): Promise<unknown> => {
  const early = queue === null ? await retryTransientErrors(() => findAnswer(database, request)) : undefined;
  if (early) return early.answer;
  const prepared = await prepare();
  const store = async (transaction: Transaction): Promise<unknown> => {
    await lockKey(transaction, `${request.call} ${request.key}`);
    const stored = await findAnswer(transaction, request);
    if (stored) return stored.answer;
    const answer = await work(transaction, prepared);
    const row = { ...request, answer };
    await transaction
      .insert(storedAnswers)
      .values(row)
      .onConflictDoUpdate({ target: [storedAnswers.call, storedAnswers.key], set: row });
    return answer;
  };
  const storeOnce = (): Promise<unknown> =>
    semaphore(() => retryTransientErrors(() => database.transaction(store), isCommitUnknownError));
  return queue === null ? storeOnce() : inTurn(queue, storeOnce);
};

const lockKey = async (transaction: Transaction, name: string): Promise<void> => {
  const [lock] = await transaction
    .select({ free: sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${name}, 0))` })
    .from(sql`(values (1)) as one`);
  if (!lock?.free) throw new Refused('still-running');
};

/** The answer stored for this key, unless it is too old; a key that was used with other content is refused. */
const findAnswer = async (
  database: Database | Transaction,
  { call, key, digest, storedAt }: KeyedRequest,
): Promise<{ readonly answer: unknown } | undefined> => {
  const [stored] = await database
    .select()
    .from(storedAnswers)
    .where(and(eq(storedAnswers.call, call), eq(storedAnswers.key, key)));
  if (!stored || stored.storedAt.getTime() <= storedAt.getTime() - answerLifetime) return undefined;
  if (stored.digest !== digest) throw new Refused('key-reused');
  return stored;
};

/** Runs requests for the same thing one after another. */
type Queues = <Result>(place: QueuePosition, work: () => Promise<Result>) => Promise<Result>;

interface Waiting {
  readonly since: number;
  readonly enter: () => void;
}

/** The request that arrived first runs next, even if it joined the queue late; a waiting request holds no transaction. */
const createQueues = (): Queues => {
  const queues = new Map<string, Waiting[]>();
  const next = (wanted: string, queue: Waiting[]): void => {
    const first = queue.toSorted((a, b) => a.since - b.since)[0];
    if (first === undefined) queues.delete(wanted);
    else {
      queue.splice(queue.indexOf(first), 1);
      first.enter();
    }
  };
  return async ({ wanted, since }, work) => {
    const queue = queues.get(wanted);
    if (queue === undefined) queues.set(wanted, []);
    else await new Promise<void>((enter) => queue.push({ since, enter }));
    try {
      return await work();
    } finally {
      next(wanted, queues.get(wanted) ?? []);
    }
  };
};

/** Runs work once fewer pieces of work than the limit are in progress. */
type Semaphore = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Runs at most `atOnce` pieces of work at the same time; the others wait in the order of their arrival. */
const createSemaphore = (atOnce: number): Semaphore => {
  const waiting: (() => void)[] = [];
  let free = atOnce;
  const enter = async (): Promise<void> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
};
