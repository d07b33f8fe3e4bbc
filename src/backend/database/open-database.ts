import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { drizzle as drizzleServer } from 'drizzle-orm/postgres-js';
import { migrate as migrateServer } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { faultCode } from '../api/fault-code.ts';
import { lockFolder } from './lock-folder.ts';

/** Either engine, with every migration applied. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;
/** What a transaction offers: the same queries, in one unit. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface OpenDatabase {
  readonly database: Database;
  readonly close: () => Promise<void>;
}

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
const migrationLock = 4_173;
const connections = 10;
/** Milliseconds; a request waits for the ones before it on the same term. */
const statementTimeout = 15_000;

export interface DatabaseTarget {
  readonly url?: string | undefined;
  readonly folder: string | null;
  /** A dumped data folder to begin with, for an engine in memory; it starts in a quarter of the time. */
  readonly template?: Blob;
}

/** PostgreSQL where a URL is given, else the embedded engine in a folder, or in memory where that is null. */
export const openDatabase = ({ url, ...embedded }: DatabaseTarget): Promise<OpenDatabase> =>
  url ? openServer(url) : openEmbedded(embedded);

const openEmbedded = async ({ folder, template }: Omit<DatabaseTarget, 'url'>): Promise<OpenDatabase> => {
  if (folder === null) {
    return startEmbedded(await PGlite.create(template ? { loadDataDir: template } : {}), () => Promise.resolve());
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(folder);
  return startEmbedded(await PGlite.create(join(folder, 'postgres')), unlock);
};

const startEmbedded = async (client: PGlite, unlock: () => Promise<void>): Promise<OpenDatabase> => {
  const database = drizzleEmbedded(client);
  await migrateEmbedded(database, { migrationsFolder });
  const close = async (): Promise<void> => {
    await client.close();
    await unlock();
  };
  return { database, close };
};

/** The server of DATABASE_URL does not answer, or not to us. */
export class DatabaseUnreachableError extends Error {}

const openServer = async (url: string): Promise<OpenDatabase> => {
  await migrateOnce(url).catch((error: unknown) => {
    throw new DatabaseUnreachableError(
      `The database of DATABASE_URL cannot be opened (${faultCode(error)}). Start it and check host, name and password, or leave DATABASE_URL out to use the embedded one.`,
    );
  });
  const client = postgres(url, {
    max: connections,
    connect_timeout: 5,
    connection: { statement_timeout: statementTimeout },
    onnotice: () => undefined,
  });
  return { database: drizzleServer(client), close: () => client.end({ timeout: 5 }) };
};

/** Two servers that start together take turns. */
const migrateOnce = async (url: string): Promise<void> => {
  const client = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => undefined });
  try {
    await client`select pg_advisory_lock(${migrationLock})`;
    await migrateServer(drizzleServer(client), { migrationsFolder });
  } finally {
    await client.end();
  }
};
