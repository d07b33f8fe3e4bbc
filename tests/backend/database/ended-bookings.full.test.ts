import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, expect, test } from 'vitest';
import { migrationsFolder } from '#backend/database/database.ts';
import { openDatabase } from '#backend/database/open-database.ts';
import { refunds, registrations } from '#backend/database/schema.ts';

const folder = mkdtempSync(join(tmpdir(), 'ended-bookings-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The migrations before the one that owes back what ended bookings had kept. */
const earlierMigrations = (): string => {
  const { entries, ...journal } = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'));
  const at = entries.findIndex(({ tag }: { tag: string }) => tag.endsWith('money_of_ended_bookings'));
  const place = join(folder, 'migrations');
  mkdirSync(join(place, 'meta'), { recursive: true });
  for (const { tag } of entries.slice(0, at)) cpSync(join(migrationsFolder, `${tag}.sql`), join(place, `${tag}.sql`));
  writeFileSync(join(place, 'meta/_journal.json'), JSON.stringify({ ...journal, entries: entries.slice(0, at) }));
  return place;
};

const statuses = ['expired', 'withdrawn', 'pay', 'paid'];
const rows = `
  INSERT INTO term (id, type, client, city, date_start, demo) VALUES (1, 'kpp', 'c', 'wroclaw', '2026-12-20', false);
  ${statuses
    .map(
      (status, at) => `
  INSERT INTO registration (reference, number, term, locale, email_digest, status, places, price, person, created_at)
    VALUES ('${status}', '2222222${at}', 1, 'pl', '${status}', '${status}', 1, 169000, '{}', now());
  INSERT INTO payment (session, registration, amount, status, created_at, way)
    VALUES ('${status}', '${status}', 100000, 'succeeded', now(), 'transfer'),
           ('${status} failed', '${status}', 69000, 'failed', now(), 'p24');`,
    )
    .join('')}
  INSERT INTO refund (payment, amount, state, request, created_at, changed_at)
    VALUES ('withdrawn', 40000, 'done', 'r', now(), now());`;

test('what ended bookings of an older database had kept is owed back, and no booking is deleted without its payments', async () => {
  const before = await PGlite.create(join(folder, 'postgres'));
  await migrate(drizzle(before), { migrationsFolder: earlierMigrations() });
  await before.exec(rows);
  await before.close();
  const { database, close } = await openDatabase({ folder });
  const owed = await database.select().from(refunds).where(eq(refunds.state, 'due')).orderBy(refunds.payment);
  expect(owed.map(({ payment, amount }) => [payment, amount])).toEqual([
    ['expired', 100_000],
    ['withdrawn', 60_000],
  ]);
  await expect(database.delete(registrations).where(eq(registrations.reference, 'paid'))).rejects.toThrow();
  expect(await database.select().from(registrations)).toHaveLength(statuses.length);
  await close();
});
