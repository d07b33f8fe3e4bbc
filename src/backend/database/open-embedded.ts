import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool, type QueryConfig, type QueryResult } from 'pg';
import { createDatabaseChangeCounter } from './count-changes.ts';
import { type Capacity, migrationsFolder, type OpenDatabase } from './database.ts';
import { type EngineStart, startEmbeddedEngine } from './engine-stream.ts';
import { lockDataFolder } from './lock-folder.ts';
import { refuseNewerDatabase } from './newer-database.ts';
import { ignoreConnectionErrors } from './transient-errors.ts';

export interface EmbeddedTarget {
  readonly folder: string | null;
  /** A dump of a data folder from which an engine in memory starts, in a quarter of the time. */
  readonly template?: Blob;
  /** The port of the site, shown to a process that finds the folder locked. */
  readonly port?: number;
}

/** Opens the embedded engine, in a folder or in memory. */
export const openEmbeddedDatabase = async ({ folder, template, port }: EmbeddedTarget): Promise<OpenDatabase> => {
  if (folder === null) return startEmbedded({ folder, template }, () => undefined);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unlock = lockDataFolder(folder, port ?? null);
  return startEmbedded({ folder: join(folder, 'postgres') }, unlock);
};

/** Approximate throughput of the engine. It limits the queue, so that no request waits longer than a slow page takes. */
const bookingsPerSecond = 50;
const slowPageSeconds = 5;
const capacity = {
  transactions: 1,
  submissions: bookingsPerSecond * slowPageSeconds,
  shared: false,
} as const satisfies Capacity;

/** The engine serves one connection, which stays open: a new one would start the engine again. */
const startEmbedded = async (start: EngineStart, unlock: () => void): Promise<OpenDatabase> => {
  const pool = keepConnection(
    ignoreConnectionErrors(
      new Pool({
        stream: () => startEmbeddedEngine(start),
        max: 1,
        idleTimeoutMillis: 0,
        user: 'postgres',
        database: 'postgres',
      }),
    ),
  );
  const database = drizzle(pool);
  const close = async (): Promise<void> => {
    await pool.end();
    unlock();
  };
  try {
    await refuseNewerDatabase(database);
    await migrate(database, { migrationsFolder });
    return { database, capacity, changes: createDatabaseChangeCounter(database, pool), close };
  } catch (error) {
    await close();
    throw error;
  }
};

/**
 * Keeps the connection after a failed statement. `Pool.query` of pg would close it, which ends the engine, and on a full disk the engine
 * cannot start again. A lost connection is still replaced.
 */
const keepConnection = (pool: Pool): Pool =>
  Object.assign(pool, {
    query: async (statement: QueryConfig, values?: unknown[]): Promise<QueryResult> => {
      const client = await pool.connect();
      try {
        return await client.query(statement, values);
      } finally {
        client.release();
      }
    },
  });
