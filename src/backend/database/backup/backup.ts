import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, type Queries, queryRows, type Transaction } from '../database.ts';
import { type Backup, BackupError } from './backup-file.ts';

/** Reads all rows as they are at one moment, from either engine. Sensitive fields stay encrypted; the backup does not contain the key. */
export const readBackup = (database: Database, now: number): Promise<Backup> =>
  database.transaction(
    async (transaction) => {
      const tables: Record<string, readonly string[]> = {};
      for (const name of await tablesInOrder(transaction)) {
        const rows = await queryRows(
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

/** Columns of type `json` may contain line breaks between their parts. */
const oneLine = (json: string): string => json.replaceAll(/[\r\n]+/g, ' ');

const rowsAtOnce = 500;
/** Tables with data of people; the others are filled at every start. */
const counted = ['registration', 'payment', 'refund', 'contact_message', 'person_request', 'outgoing_mail'] as const;
export type CountedTable = (typeof counted)[number];

/** The ids of the encryption keys that were used with the copied database. */
const namedKeys = ({ encryption_key: rows = [] }: Backup['tables']): readonly string[] =>
  rows.map((row) => z.object({ id: z.string() }).parse(JSON.parse(row)).id);

/** Throws for a backup of another migration, or one that was encrypted with a key whose id is not among `keys`. */
const refuseUnfit = async (queries: Queries, { migration, tables }: Backup, keys: readonly string[]): Promise<void> => {
  if ((await newestMigration(queries)) !== migration) throw new BackupError('other-migration');
  if (!namedKeys(tables).every((id) => keys.includes(id))) throw new BackupError('other-key');
};

/** The row counts of tables with data of people, now and after a restore. */
export const previewRestore = async (
  database: Database,
  backup: Backup,
  keys: readonly string[],
): Promise<readonly { readonly table: CountedTable; readonly now: number; readonly restored: number }[]> => {
  await refuseUnfit(database, backup, keys);
  const preview: { table: CountedTable; now: number; restored: number }[] = [];
  for (const table of counted) {
    const count = sql`select count(*)::float8 as count from ${sql.identifier(table)}`;
    const [found] = await queryRows(database, count, z.object({ count: z.number() }));
    preview.push({ table, now: found?.count ?? 0, restored: backup.tables[table]?.length ?? 0 });
  }
  return preview;
};

/** Replaces all rows by those of a backup and runs `follow` in the same transaction. Returns how many rows the backup has. */
export const restoreBackup = (
  database: Database,
  backup: Backup,
  keys: readonly string[],
  follow: (transaction: Transaction) => Promise<void> = async () => {},
): Promise<number> =>
  database.transaction(async (transaction) => {
    await refuseUnfit(transaction, backup, keys);
    const { tables } = backup;
    const order = await tablesInOrder(transaction);
    await transaction.execute(
      sql`truncate ${sql.join(
        order.map((name) => sql.identifier(name)),
        sql`, `,
      )}`,
    );
    for (const name of order) await fill(transaction, name, tables[name] ?? []);
    for (const counted of await countedColumns(transaction)) await countOn(transaction, counted);
    await follow(transaction);
    return Object.values(tables).reduce((sum, { length }) => sum + length, 0);
  });

const fill = async (transaction: Transaction, name: string, rows: readonly string[]): Promise<void> => {
  const table = sql.identifier(name);
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const list = `[${rows.slice(at, at + rowsAtOnce).join(',')}]`;
    await transaction.execute(
      sql`insert into ${table} select * from json_populate_recordset(null::${table}, ${list}::json)`,
    );
  }
};

/** Sets each sequence to the highest restored number, so that the next row gets the one after it. */
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

/** All tables, each after those that it refers to. */
const tablesInOrder = async (queries: Queries): Promise<readonly string[]> => {
  const tables = await queryRows(
    queries,
    sql`select table_name::text as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    named,
  );
  const links = await queryRows(
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
  const [found] = await queryRows(
    queries,
    sql`select max(created_at)::float8 as newest from drizzle.__drizzle_migrations`,
    z.object({ newest: z.number() }),
  );
  return found?.newest ?? 0;
};

/** Columns whose numbers come from a sequence, with that sequence. */
const countedColumns = (queries: Queries) =>
  queryRows(
    queries,
    sql`select table_name::text as "table", column_name::text as "column",
          pg_get_serial_sequence(quote_ident(table_name), column_name)::text as "sequence"
        from information_schema.columns
        where table_schema = 'public' and column_default like 'nextval(%'`,
    z.object({ table: z.string(), column: z.string(), sequence: z.string() }),
  );
