import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Queries, rowsOf } from '../rows-of.ts';

const link = z.object({ child: z.string(), parent: z.string() });
const named = z.object({ name: z.string() });

/** Every table, each after those that its rows point to. */
export const tablesInOrder = async (queries: Queries): Promise<readonly string[]> => {
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
export const newestMigration = async (queries: Queries): Promise<number> => {
  const [found] = await rowsOf(
    queries,
    sql`select max(created_at)::float8 as newest from drizzle.__drizzle_migrations`,
    z.object({ newest: z.number() }),
  );
  return found?.newest ?? 0;
};

/** Columns that count by themselves, with the sequence that they take their numbers from. */
export const countedColumns = (queries: Queries) =>
  rowsOf(
    queries,
    sql`select table_name::text as "table", column_name::text as "column",
          pg_get_serial_sequence(quote_ident(table_name), column_name)::text as "sequence"
        from information_schema.columns
        where table_schema = 'public' and column_default like 'nextval(%'`,
    z.object({ table: z.string(), column: z.string(), sequence: z.string() }),
  );
