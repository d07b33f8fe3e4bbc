import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import journal from './migrations/meta/_journal.json' with { type: 'json' };

/** Either engine, with every migration applied. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;
/** A transaction: the same queries as one unit. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** How many writing calls a database can handle. */
export interface Capacity {
  /** Concurrent transactions; the other connections are for reads. */
  readonly transactions: number;
  /** Writing calls in progress, including those that wait for a transaction. */
  readonly submissions: number;
  /** Whether several servers may share the database. */
  readonly shared: boolean;
}

export interface OpenDatabase {
  readonly database: Database;
  readonly capacity: Capacity;
  /** Counter of possible changes by this process. */
  readonly changes: () => number;
  readonly close: () => Promise<void>;
}

/** The time of the newest migration of this program, in milliseconds. */
export const lastMigration: number = Math.max(...journal.entries.map(({ when }) => when));

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** What runs queries: a database or a transaction. */
export type Queries = Pick<Database | Transaction, 'execute'>;

/** The rows of a query in raw SQL, parsed by a schema. */
export const queryRows = async <Row>(
  queries: Queries,
  query: ReturnType<typeof sql>,
  row: z.ZodType<Row>,
): Promise<Row[]> => z.object({ rows: z.array(row) }).parse(await queries.execute(query)).rows;

/** Milliseconds. */
const pause = 50;

const tryAdvisoryLock = async (transaction: Transaction, name: string): Promise<boolean> => {
  const lock = sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as ours`;
  return (await queryRows(transaction, lock, z.object({ ours: z.boolean() })))[0]?.ours ?? false;
};

/**
 * Waits, without a limit, for the advisory lock of a name; the end of the transaction releases the lock. It polls, since a statement that
 * waited would exceed the statement timeout.
 */
export const takeAdvisoryLock = async (transaction: Transaction, name: string): Promise<void> => {
  while (!(await tryAdvisoryLock(transaction, name))) await setTimeout(pause);
};
