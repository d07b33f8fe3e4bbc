import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createConfirmationToken, isConfirmationToken } from '#backend/bookings/confirm-token.ts';
import { encryptionKeys, registrations } from '#backend/database/schema.ts';
import { decryptText } from '#backend/database/secrets/encrypt-text.ts';
import { loadDatabaseSecrets, rotateEncryptionKeys } from '#backend/database/secrets/open-secrets.ts';
import { KeyError } from '#backend/database/secrets/secrets.ts';
import { certifiedType } from '../../../find-course.ts';
import { type RunningApi, startApi } from '../../fixtures/api-fixture.ts';
import { book, certified, pesel, prepareTerm } from '../../flows/booking-fixture.ts';
import { officeData } from '../../office/office-fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'keys-'));
const keyOf = (byte: number): string => Buffer.alloc(32, byte).toString('base64');
/** That of the API under test. */
const first = keyOf(7);
const second = keyOf(8);

let api: RunningApi;
let reference: string;
beforeAll(async () => {
  api = await startApi();
  const term = await prepareTerm(api, { type: certifiedType, freePlaces: 5 });
  ({ reference } = await (await book(api, { ...certified, course: term.id })).json());
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

const open = (given: string | undefined) => loadDatabaseSecrets({ database: api.database, given, folder });
const stored = async () => {
  const [row] = await api.database.select().from(registrations).where(eq(registrations.reference, reference));
  return { sensitive: row?.sensitive ?? '', emailDigest: row?.emailDigest };
};

test('a database from before key names refuses a wrong key', async () => {
  await expect(open(second)).rejects.toThrow(KeyError);
  expect(await api.database.select().from(encryptionKeys)).toEqual([]);
  expect((await open(first)).encryptionKeys).toEqual(api.secrets.encryptionKeys);
});

test('a wrong or lost key is refused with a sentence that names the remedy', async () => {
  await expect(open(second)).rejects.toThrow(
    /ENCRYPTION_KEY=NEW,OLD and run: npm run office -- rotate-keys\. .* --lost/,
  );
  writeFileSync(join(folder, 'encryption-key'), keyOf(9));
  await expect(open(undefined)).rejects.toThrow('Put the old file back');
  await open(first);
});

test('a new key is used at once; the old one decrypts its data and links, and is then not needed', async () => {
  const old = await stored();
  const secrets = await open(`${second},${first}`);
  expect(decryptText(secrets.encryptionKeys, reference, old.sensitive)).toContain(pesel);
  await expect(open(first)).rejects.toThrow(KeyError);

  const sent = createConfirmationToken(api.secrets.digestKey, reference);
  expect(isConfirmationToken(secrets.linkKeys, reference, sent)).toBe(true);
  expect(await officeData(api, 'rotate-keys', '--as', 'Anna')).toMatchObject({ links: 1, until: '2026-11-21' });

  expect(await rotateEncryptionKeys(api.database, secrets)).toBe(1);
  expect(await rotateEncryptionKeys(api.database, secrets)).toBe(0);
  const alone = await open(second);
  const rotated = await stored();
  expect(decryptText(alone.encryptionKeys, reference, rotated.sensitive)).toContain(pesel);
  expect(rotated.emailDigest).not.toBe(old.emailDigest);
  expect(await api.database.select({ id: encryptionKeys.id }).from(encryptionKeys)).toEqual([
    { id: alone.encryptionKeys[0].id },
  ]);
});

test('with a lost key, deletes data that cannot be decrypted, keeps the booking, and opens with the new key', async () => {
  const third = keyOf(11);
  await expect(open(third)).rejects.toThrow(KeyError);
  const secrets = await loadDatabaseSecrets({ database: api.database, given: third, folder, lost: true });
  expect(await officeData({ ...api, secrets }, 'rotate-keys', '--lost', '--as', 'Anna')).toMatchObject({ bookings: 1 });
  expect((await stored()).sensitive).toBe('');
  expect((await open(third)).encryptionKeys).toHaveLength(1);
});
