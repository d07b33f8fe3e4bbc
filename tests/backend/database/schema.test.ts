import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { migrationsFolder, type OpenDatabase, queryRows } from '#backend/database/database.ts';
import journal from '#backend/database/migrations/meta/_journal.json' with { type: 'json' };
import { openDatabase } from '#backend/database/open-database.ts';
import * as schema from '#backend/database/schema.ts';
import { openFreshDatabase, undoMigrations } from '../fixtures/database-template.ts';
import { describeOnPostgres } from '../fixtures/postgres.ts';

/** Everything that a database of ours contains besides rows, a line for each column, constraint and index. */
const catalogue = `
  select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as line
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
  union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
  union all select 'column ' || concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default)
    from information_schema.columns where table_schema = 'public'
  order by 1`;

/** What the schema cannot say. */
const onlyInSql = ' DEFERRABLE INITIALLY DEFERRED';

interface Made {
  readonly run: (sql: string) => Promise<readonly unknown[]>;
}

const linesOf = async ({ run }: Made): Promise<readonly string[]> =>
  (await run(catalogue)).map((row) => String(Reflect.get(Object(row), 'line')).replace(onlyInSql, ''));

const makeFromSchema = async ({ run }: Made): Promise<void> => {
  const statements = await generateMigration(generateDrizzleJson({}), generateDrizzleJson({ ...schema }));
  for (const statement of statements) await run(statement);
};

const compare = async (migrated: Made, made: Made): Promise<void> => {
  await makeFromSchema(made);
  const wanted = await linesOf(made);
  expect(wanted.length).toBeGreaterThan(150);
  expect(await linesOf(migrated)).toEqual(wanted);
};

describe('the migrations create the schema: columns, defaults, constraints and indexes', () => {
  test('in the embedded engine', async () => {
    const [migrated, made] = await Promise.all([openFreshDatabase(), openFreshDatabase()]);
    const runOn = ({ database }: OpenDatabase): Made => ({
      run: (statement) => queryRows(database, sql.raw(statement), z.unknown()),
    });
    await made.database.execute(sql.raw(undoMigrations));
    await compare(runOn(migrated), runOn(made));
    await Promise.all([migrated.close(), made.close()]);
  });

  describeOnPostgres('in PostgreSQL', (postgres) => {
    test('too', async () => {
      const { close } = await openDatabase({ url: postgres.url, folder: null });
      await close();
      const other = new URL(postgres.url);
      const client = new Client({ connectionString: postgres.url });
      await client.connect();
      await client.query('create database made');
      other.pathname = '/made';
      const second = new Client({ connectionString: other.href });
      await second.connect();
      const runOn = (one: Client): Made => ({ run: async (sql) => (await one.query(sql)).rows });
      await compare(runOn(client), runOn(second));
      await Promise.all([client.end(), second.end()]);
    });
  });
});

test('no migration is missing: the schema equals the last snapshot', async () => {
  const number = String(journal.entries.at(-1)?.idx).padStart(4, '0');
  const { default: snapshot } = await import(`${migrationsFolder}/meta/${number}_snapshot.json`, {
    with: { type: 'json' },
  });
  const missing = await generateMigration(snapshot, generateDrizzleJson({ ...schema }, snapshot.id));
  expect(missing, 'npm run db:generate -- --name WHAT_CHANGES').toEqual([]);
});

test('a database that does not answer is named in a sentence without its password', async () => {
  const opening = openDatabase({ url: 'postgres://me:secret@127.0.0.1:1/none', folder: null });
  await expect(opening).rejects.toThrow(
    /^The database of DATABASE_URL cannot be opened \(\w+:ECONNREFUSED\)\. No server listens/,
  );
  await expect(opening).rejects.not.toThrow('secret');
});
