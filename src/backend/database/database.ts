import { fileURLToPath } from 'node:url';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import journal from './migrations/meta/_journal.json' with { type: 'json' };

/** Either engine, with every migration applied. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;
/** What a transaction offers: the same queries, in one unit. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** What a database can take of calls that store something. */
export interface Capacity {
  /** Transactions at once; the connections beyond are for readers. */
  readonly transactions: number;
  /** Submissions under way, those that wait for their transaction among them. */
  readonly submissions: number;
  /** Whether other servers may work on it at the same time. */
  readonly shared: boolean;
}

export interface OpenDatabase {
  readonly database: Database;
  readonly capacity: Capacity;
  readonly close: () => Promise<void>;
}

/** When the newest migration was written. */
export const lastMigration: number = Math.max(...journal.entries.map(({ when }) => when));

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
