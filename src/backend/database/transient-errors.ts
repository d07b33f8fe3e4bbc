import type { Client, Pool } from 'pg';

/** The server of DATABASE_URL cannot be reached, or refuses the login. */
export class DatabaseUnreachableError extends Error {}

/** SQLSTATEs of transient errors: connection lost, server stopping, starting or full, serialization failure, deadlock. */
const passing = /^(?:08...|57P0[1-5]|53300|40001|40P01)$/;
const network = /^(?:ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;
/** Messages of errors that pg throws without a code when it has lost a connection or could not open one. */
const wordsOfDriver = /^Connection terminated|not queryable|^timeout expired$/;

/** Whether work on the database failed with a transient error, so that a retry may succeed. */
export const isTransientError = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  if (code === null ? wordsOfDriver.test(error.message) : passing.test(code) || network.test(code)) return true;
  return isTransientError(error.cause);
};

/** The connection was lost during COMMIT: the work may be stored, so only work with an idempotency key is repeated. */
export class CommitUnknownError extends Error {
  override readonly name = 'CommitUnknownError';
}

/** Whether the error says that the database rolled the transaction back: then nothing of it is stored, even if COMMIT was sent. */
export const isRolledBackError = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && (error.code === '40001' || error.code === '40P01')) || isRolledBackError(error.cause));

export const isCommitUnknownError = (error: unknown): boolean => error instanceof CommitUnknownError;

/** Milliseconds before each further attempt; their sum is below the time that a browser waits. */
const pauses = [50, 200, 1_000] as const;

/**
 * Retries work that failed with a transient error, with backoff. The work must be safe to repeat, and must have no effect outside the
 * database.
 */
export const retryTransientErrors = async <Result>(
  work: () => Promise<Result>,
  isPassing: (error: unknown) => boolean = isTransientError,
): Promise<Result> => {
  for (const pause of pauses) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return work();
};

/**
 * A lost connection rejects its running query and emits `error`, which ends the process if nothing listens. The pool never lends
 * the connection again.
 */
export const ignoreConnectionError = <Connection extends Client>(client: Connection): Connection =>
  client.on('error', () => undefined);

/** Like ignoreConnectionError, for every connection of a pool. */
export const ignoreConnectionErrors = (pool: Pool): Pool =>
  pool.on('connect', ignoreConnectionError).on('error', () => undefined);
