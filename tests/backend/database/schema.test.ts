import { sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#backend/database/database.ts';
import { openDatabase } from '#backend/database/open-database.ts';
import * as schema from '#backend/database/schema.ts';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openDatabase({ folder: null });
});
afterAll(() => opened.close());

const tables = Object.values(schema).filter((value) => value instanceof PgTable);

test('the migrations make the tables that the code knows, and no other', async () => {
  const made = await opened.database
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.tables`)
    .where(sql`table_schema = 'public'`);
  expect(made.map(({ name }) => name).toSorted()).toEqual(tables.map((table) => getTableConfig(table).name).toSorted());
});

test('the migrations make the columns that the code knows, with their types and whether they may be null', async () => {
  expect(tables.length).toBeGreaterThan(5);
  for (const table of tables) {
    const { name, columns } = getTableConfig(table);
    const made = await opened.database
      .select({
        column: sql<string>`column_name`,
        type: sql<string>`data_type`,
        nullable: sql<string>`is_nullable`,
      })
      .from(sql`information_schema.columns`)
      .where(sql`table_name = ${name} and table_schema = 'public'`)
      .orderBy(sql`ordinal_position`);
    expect(made).toEqual(
      columns.map((column) => ({
        column: column.name,
        type: column.getSQLType().replace('bigserial', 'bigint'),
        nullable: column.notNull ? 'NO' : 'YES',
      })),
    );
  }
});

test('a database that does not answer is named in a sentence without its password', async () => {
  const opening = openDatabase({ url: 'postgres://me:secret@127.0.0.1:1/none', folder: null });
  await expect(opening).rejects.toThrow(
    /^The database of DATABASE_URL cannot be opened \(\w+:ECONNREFUSED\)\. Start it/,
  );
  await expect(opening).rejects.not.toThrow('secret');
});
