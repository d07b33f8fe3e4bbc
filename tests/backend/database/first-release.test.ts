import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { type DatabaseTarget, openDatabase } from '#backend/database/open-database.ts';
import { contactMessages, payments, personRequests, registrations, storedAnswers } from '#backend/database/schema.ts';
import { decryptText } from '#backend/database/secrets/encrypt-text.ts';
import { loadDatabaseSecrets, rotateEncryptionKeys } from '#backend/database/secrets/open-secrets.ts';
import { earlierMigrations, makeEarlierDatabase } from '../fixtures/earlier-database.ts';
import { describeOnPostgres, postgresInFull } from '../fixtures/postgres.ts';
import { pesel } from '../flows/booking-fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'first-release-'));
/** The release before it had one migration. */
const secondMigration = 'told_terms_and_released_places';
const rows = readFileSync(new URL('./first-release.sql', import.meta.url), 'utf8');
const key = Buffer.alloc(32, 7).toString('base64');
const newKey = Buffer.alloc(32, 8).toString('base64');

afterAll(() => rmSync(folder, { recursive: true }));

const checkBroughtUp = async (target: DatabaseTarget): Promise<void> => {
  const { database, close } = await openDatabase(target);
  const stored = await database.select().from(registrations).orderBy(registrations.id);
  expect(stored.map(({ status, places, reserveNumber, price }) => [status, places, reserveNumber, price])).toEqual([
    ['awaitingPayment', 1, null, 159_000],
    ['waitlisted', 1, 1, 139_000],
    ['paid', 2, null, 159_000],
    ['paymentFailed', 1, null, 159_000],
    ['completed', 1, null, 0],
  ]);
  expect(stored[0]?.person).toEqual({ email: 'anna@example.pl', firstName: 'Anna', comments: 'Zażółć 🚑' });
  expect((await database.select().from(payments)).map(({ status }) => status)).toEqual(['succeeded', 'failed']);
  expect((await database.select().from(contactMessages))[0]?.answers).toEqual({
    name: 'Łucja',
    phone: '600700800',
    email: 'l@example.pl',
    content: 'raz\ndwa',
  });
  expect((await database.select().from(personRequests))[0]?.content).toMatchObject({ email: 'anna@example.pl' });
  expect(JSON.stringify((await database.select().from(storedAnswers))[0]?.answer)).toBe('{"b":1,"a":2}');

  const { reference = '', sensitive } = stored[0] ?? {};
  const old = await loadDatabaseSecrets({ database, given: key, folder });
  expect(decryptText(old.encryptionKeys, reference, sensitive ?? '')).toBe(JSON.stringify({ pesel }));
  expect(
    await rotateEncryptionKeys(database, await loadDatabaseSecrets({ database, given: `${newKey},${key}`, folder })),
  ).toBe(5);
  const [rotated] = await database.select().from(registrations).orderBy(registrations.id);
  const renewed = await loadDatabaseSecrets({ database, given: newKey, folder });
  expect(decryptText(renewed.encryptionKeys, reference, rotated?.sensitive ?? '')).toBe(JSON.stringify({ pesel }));
  await close();
};

test('data of the first release are migrated in the embedded engine and stay readable', async () => {
  await makeEarlierDatabase(folder, secondMigration, rows);
  await checkBroughtUp({ folder });
});

describeOnPostgres(
  'and in PostgreSQL',
  (postgres) => {
    test('too', async () => {
      const client = new Client({ connectionString: postgres.url });
      await client.connect();
      await migrateServer(drizzleServer(client), { migrationsFolder: earlierMigrations(folder, secondMigration) });
      await client.query(rows);
      await client.end();
      await checkBroughtUp({ url: postgres.url, folder: null });
    });
  },
  postgresInFull,
);
