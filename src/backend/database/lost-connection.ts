import type { Client, Pool } from 'pg';

/** The server of DATABASE_URL does not answer, or not to us. */
export class DatabaseUnreachableError extends Error {}

/** SQL states of a server that ends connections, starts or has none left, and of a transaction that it gave up for another. */
const passing = /^(?:08...|57P0[1-5]|53300|40001|40P01)$/;
const network = /^(?:ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;
/** What pg says without a code of a connection that it has lost or could not make. */
const wordsOfDriver = /^Connection terminated|not queryable|^timeout expired$/;

/** Whether work on the database failed for a reason that may be gone when it is done again. */
export const isLostConnection = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  if (code === null ? wordsOfDriver.test(error.message) : passing.test(code) || network.test(code)) return true;
  return isLostConnection(error.cause);
};

/** Milliseconds before each further attempt; together less than a visitor's patience. */
const pauses = [50, 200, 1_000] as const;

/** Does the work again when its connection was lost. It must be harmless to do it twice: the first may have been stored unheard. */
export const withRetries = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  for (const pause of pauses) {
    try {
      return await work();
    } catch (error) {
      if (!isLostConnection(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return work();
};

/**
 * A connection that is cut says so to whoever waits for an answer on it, and by an event, which would end the process if
 * nobody took it; the pool never hands it out again.
 */
export const ignoreConnectionError = <Connection extends Client>(client: Connection): Connection =>
  client.on('error', () => undefined);

/** The same for every connection of a pool. */
export const ignoreConnectionErrors = (pool: Pool): Pool =>
  pool.on('connect', ignoreConnectionError).on('error', () => undefined);
