import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Transaction } from '../database.ts';
import { rowsOf } from '../rows-of.ts';
import { type Backup, BackupError } from './backup-file.ts';
import { countedColumns, newestMigration, tablesInOrder } from './catalog.ts';

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
