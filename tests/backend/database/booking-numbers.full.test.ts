import { readdir, readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { isBookingNumberValid } from '#domain/identifiers/booking-number.ts';

const folder = new URL('../../../src/backend/database/migrations/', import.meta.url);
const own = '0005_booking_numbers_and_holds.sql';

test('the migration gives earlier bookings numbers and a last day to pay', async () => {
  const engine = new PGlite();
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  for (const file of files.filter((name) => name < own))
    await engine.exec(await readFile(new URL(file, folder), 'utf8'));
  await engine.exec(`
    INSERT INTO "term" ("id", "type", "client", "city", "date_start", "booked", "demo") VALUES (1, '1dn', 'c', 'lodz', '2040-01-01', true, false);
    INSERT INTO "registration" ("reference", "term", "locale", "email_digest", "status", "places", "person", "created_at")
    SELECT 'reference' || at, 1, 'pl', 'd' || at, 'pay', 1, '{}', now() FROM generate_series(1, 500) AS at;
  `);
  await engine.exec(await readFile(new URL(own, folder), 'utf8'));
  const { rows } = await engine.query<{ number: string; pay_until: Date | null }>(
    'SELECT "number", "pay_until" FROM "registration"',
  );
  await engine.close();
  expect(new Set(rows.map(({ number }) => number)).size).toBe(500);
  expect(rows.filter(({ number, pay_until }) => !isBookingNumberValid(number) || pay_until === null)).toEqual([]);
});
