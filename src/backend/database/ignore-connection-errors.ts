import type { Client, Pool } from 'pg';

/**
 * A connection that is cut says so to whoever waits for an answer on it, and by an event, which would end the process if
 * nobody took it; the pool never hands it out again.
 */
export const ignoreConnectionError = <Connection extends Client>(client: Connection): Connection =>
  client.on('error', () => undefined);

/** The same for every connection of a pool. */
export const ignoreConnectionErrors = (pool: Pool): Pool =>
  pool.on('connect', ignoreConnectionError).on('error', () => undefined);
