import { Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, type ClientConfig, Pool } from 'pg';
import { createDatabaseChangeCounter } from './count-changes.ts';
import { type Capacity, type Database, migrationsFolder, type OpenDatabase } from './database.ts';
import { NewerDatabaseError, refuseNewerDatabase } from './newer-database.ts';
import { explainRefusedConnection } from './refused-connection.ts';
import {
  CommitUnknownError,
  DatabaseUnreachableError,
  ignoreConnectionError,
  ignoreConnectionErrors,
  isCommitUnknownError,
  isRolledBackError,
  isTransientError,
  retryTransientErrors,
} from './transient-errors.ts';

const migrationLock = 4_173;
const connections = 10;
const capacity = { transactions: 7, submissions: 5_000, shared: true } as const satisfies Capacity;
/** Milliseconds. */
const connectTimeout = 5_000;
/** Milliseconds; a request waits for earlier ones on the same term. */
const statementTimeout = 15_000;
/** Milliseconds of silence after which no statement can still be running. */
const silenceTimeout = statementTimeout + 5_000;

/** Settings of every session; they override those of the server, the database and the role. */
const session = Object.entries({
  client_encoding: 'UTF8',
  datestyle: 'ISO,YMD',
  intervalstyle: 'postgres',
  timezone: 'UTC',
  bytea_output: 'hex',
  extra_float_digits: '1',
  standard_conforming_strings: 'on',
  default_transaction_isolation: 'read\\ committed',
  default_transaction_read_only: 'off',
  lock_timeout: '0',
})
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

/** Limits the time to connect and applies the session settings. The limit of pg's pool would include the wait for a free connection. */
class ImpatientClient extends Client {
  constructor(config?: ClientConfig) {
    super({ ...config, options: session, connectionTimeoutMillis: connectTimeout });
  }
}

/** A socket that fails after a silence: TCP alone notices a vanished host only after a quarter of an hour. */
const impatientSocket = (silence: number): Socket => {
  const socket = new Socket();
  const silent = Object.assign(new Error('The database does not answer.'), { code: 'ETIMEDOUT' });
  return socket.setTimeout(silence, () => socket.destroy(silent));
};

/** One connection for short queries, opened on first use; it is closed after the same silence as those of `openPostgresDatabase`. */
export const openPostgresClient = (connectionString: string, silence = silenceTimeout): Client =>
  ignoreConnectionError(new ImpatientClient({ connectionString, stream: () => impatientSocket(silence) }));

/** Opens PostgreSQL at a URL and applies the missing migrations. A connection that is silent for `silence` milliseconds is closed. */
export const openPostgresDatabase = async (url: string, silence = silenceTimeout): Promise<OpenDatabase> => {
  await migrateOnce(url).catch((error: unknown) => {
    if (error instanceof NewerDatabaseError || error instanceof DatabaseUnreachableError) throw error;
    throw new DatabaseUnreachableError(
      `The database of DATABASE_URL cannot be opened ${explainRefusedConnection(error)} Without DATABASE_URL the embedded one is used.`,
    );
  });
  const pool = ignoreConnectionErrors(
    new Pool({
      connectionString: url,
      Client: ImpatientClient,
      max: connections,
      keepAlive: true,
      stream: () => impatientSocket(silence),
      statement_timeout: statementTimeout,
      idle_in_transaction_session_timeout: statementTimeout,
    }),
  );
  const database = Object.assign(drizzle(pool), { transaction: lendConnections(pool) });
  return { database, capacity, changes: createDatabaseChangeCounter(database, pool), close: () => pool.end() };
};

/**
 * Retries every transaction that the database rolled back (deadlock, serialization failure) or whose connection was lost before COMMIT:
 * for calls, the office and recurring work. If the connection is lost during COMMIT, the transaction may be stored: it fails with
 * `CommitUnknownError`, and a caller that can check repeats it.
 * The connection always goes back to the pool. Drizzle 0.45 never returns a connection whose BEGIN fails, until the pool is empty
 * (drizzle-orm issue 6023).
 */
const lendConnections =
  (pool: Pool): Database['transaction'] =>
  (work, options) =>
    retryTransientErrors(
      async () => {
        const client = await pool.connect();
        let [committing, lost] = [false, false];
        try {
          return await drizzle(client).transaction(async (transaction) => {
            const result = await work(transaction);
            committing = true;
            return result;
          }, options);
        } catch (error) {
          lost = isTransientError(error);
          if (lost && committing && !isRolledBackError(error)) throw new CommitUnknownError('', { cause: error });
          throw error;
        } finally {
          client.release(lost);
        }
      },
      (error) => isTransientError(error) && !isCommitUnknownError(error),
    );

/** Without this check, a name that the encoding cannot represent would fail only when it is stored. */
const refuseEncoding = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ server_encoding: string }>('show server_encoding');
  const encoding = rows[0]?.server_encoding;
  if (encoding === 'UTF8') return;
  throw new DatabaseUnreachableError(
    `The database of DATABASE_URL keeps texts in ${encoding}, which cannot store every name. Create one in UTF8: createdb --encoding=UTF8 --template=template0 NAME.`,
  );
};

/** Applies the missing migrations; servers that start together take turns. */
const migrateOnce = async (url: string): Promise<void> => {
  const client = ignoreConnectionError(new ImpatientClient({ connectionString: url }));
  try {
    await client.connect();
    await refuseEncoding(client);
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const database = drizzle(client);
    await refuseNewerDatabase(database);
    await migrate(database, { migrationsFolder });
  } finally {
    await client.end();
  }
};
