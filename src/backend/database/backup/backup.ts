import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, type Queries, rowsOf, type Transaction } from '../database.ts';
import { type Backup, BackupError } from './backup-file.ts';

/** All rows as they were at one moment, on either engine. Sensitive fields stay encrypted, and the key is not among them. */
export const takeBackup = (database: Database, now: number): Promise<Backup> =>
  database.transaction(
    async (transaction) => {
      const tables: Record<string, readonly string[]> = {};
      for (const name of await tablesInOrder(transaction)) {
        const rows = await rowsOf(
          transaction,
          sql`select row_to_json(whole)::text as row from ${sql.identifier(name)} as whole`,
          z.object({ row: z.string() }),
        );
        tables[name] = rows.map(({ row }) => oneLine(row));
      }
      return { migration: await newestMigration(transaction), takenAt: new Date(now).toISOString(), tables };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

/** JSON that was stored as received may hold line breaks between its parts. */
const oneLine = (json: string): string => json.replaceAll(/[\r\n]+/g, ' ');

const rowsAtOnce = 500;
/** What a person sent or the office did; the rest is made anew at every start. */
const precious = ['registration', 'contact_message', 'person_request'] as const;

/** The names of the keys with which the copied database was filled. */
const namedKeys = ({ encryption_key: rows = [] }: Backup['tables']): readonly string[] =>
  rows.map((row) => z.object({ id: z.string() }).parse(JSON.parse(row)).id);

/** Puts the rows of a backup in the place of all that are there, in one transaction. `keys` are the names of those at hand. Gives how many rows there are now. */
export const restoreBackup = (
  database: Database,
  { migration, tables }: Backup,
  { replace, keys }: { readonly replace: boolean; readonly keys: readonly string[] },
): Promise<number> =>
  database.transaction(async (transaction) => {
    if ((await newestMigration(transaction)) !== migration) {
      throw new BackupError('other-migration');
    }
    if (!namedKeys(tables).every((id) => keys.includes(id))) throw new BackupError('other-key');
    if (!replace && (await holdsSomething(transaction))) {
      throw new BackupError('not-empty');
    }
    const order = await tablesInOrder(transaction);
    await transaction.execute(
      sql`truncate ${sql.join(
        order.map((name) => sql.identifier(name)),
        sql`, `,
      )}`,
    );
    for (const name of order) await fill(transaction, name, tables[name] ?? []);
    for (const counted of await countedColumns(transaction)) await countOn(transaction, counted);
    return Object.values(tables).reduce((sum, { length }) => sum + length, 0);
  });

const holdsSomething = async (transaction: Transaction): Promise<boolean> => {
  for (const name of precious) {
    const found = await rowsOf(transaction, sql`select 1 as one from ${sql.identifier(name)} limit 1`, z.unknown());
    if (found.length > 0) return true;
  }
  return false;
};

const fill = async (transaction: Transaction, name: string, rows: readonly string[]): Promise<void> => {
  const table = sql.identifier(name);
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const list = `[${rows.slice(at, at + rowsAtOnce).join(',')}]`;
    await transaction.execute(
      sql`insert into ${table} select * from json_populate_recordset(null::${table}, ${list}::json)`,
    );
  }
};

/** The next number is the one after the highest that was restored. */
const countOn = async (
  transaction: Transaction,
  { table, column, sequence }: Awaited<ReturnType<typeof countedColumns>>[number],
): Promise<void> => {
  await transaction.execute(
    sql`select setval(${sequence}, coalesce((select max(${sql.identifier(column)}) from ${sql.identifier(table)}), 0) + 1, false)`,
  );
};

const link = z.object({ child: z.string(), parent: z.string() });
const named = z.object({ name: z.string() });

/** Every table, each after those that its rows point to. */
const tablesInOrder = async (queries: Queries): Promise<readonly string[]> => {
  const tables = await rowsOf(
    queries,
    sql`select table_name::text as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    named,
  );
  const links = await rowsOf(
    queries,
    sql`select child.relname::text as child, parent.relname::text as parent from pg_constraint
        join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
        where contype = 'f' and conrelid <> confrelid`,
    link,
  );
  const placed: string[] = [];
  const place = (name: string): void => {
    if (placed.includes(name)) return;
    for (const { child, parent } of links) if (child === name) place(parent);
    placed.push(name);
  };
  for (const { name } of tables) place(name);
  return placed;
};

/** The newest migration that was applied, by its time. */
const newestMigration = async (queries: Queries): Promise<number> => {
  const [found] = await rowsOf(
    queries,
    sql`select max(created_at)::float8 as newest from drizzle.__drizzle_migrations`,
    z.object({ newest: z.number() }),
  );
  return found?.newest ?? 0;
};

/** Columns that count by themselves, with the sequence that they take their numbers from. */
const countedColumns = (queries: Queries) =>
  rowsOf(
    queries,
    sql`select table_name::text as "table", column_name::text as "column",
          pg_get_serial_sequence(quote_ident(table_name), column_name)::text as "sequence"
        from information_schema.columns
        where table_schema = 'public' and column_default like 'nextval(%'`,
    z.object({ table: z.string(), column: z.string(), sequence: z.string() }),
  );
