import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#backend/database/open-database.ts';
import { refunds, registrations } from '#backend/database/schema.ts';
import { makeEarlierDatabase } from '../fixtures/earlier-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'ended-bookings-'));
afterAll(() => rmSync(folder, { recursive: true }));

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

test('the migration makes money of ended bookings refundable, and deletes no booking without its payments', async () => {
  await makeEarlierDatabase(folder, 'money_of_ended_bookings', rows);
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
