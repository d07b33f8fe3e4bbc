import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { deleteRegistrationsAndPayments } from '#backend/bookings/payment/money-of.ts';
import { readBackup, restoreBackup } from '#backend/database/backup/backup.ts';
import { parseBackupFile, printBackupFile } from '#backend/database/backup/backup-file.ts';
import { openErasureJournal } from '#backend/database/backup/erasure-journal.ts';
import type { Database } from '#backend/database/database.ts';
import { openDatabase } from '#backend/database/open-database.ts';
import { contactMessages, encryptionKeys, registrations } from '#backend/database/schema.ts';
import { decryptText } from '#backend/database/secrets/encrypt-text.ts';
import { foundSpellings } from '../../canary-spellings.ts';
import { covers } from '../../covers.ts';
import { certifiedType } from '../../find-course.ts';
import { noon, type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { openFreshDatabase } from '../fixtures/database-template.ts';
import { describeOnPostgres } from '../fixtures/postgres.ts';
import { book, certified, pay, pesel, prepareTerm } from '../flows/booking-fixture.ts';
import { erasureJournalOf, office, officeWithFile, refusal, refusalOfFile } from '../office/office-fixture.ts';

let api: RunningApi;
let file: string;
let keys: readonly string[];
beforeAll(async () => {
  api = await startApi();
  keys = api.secrets.encryptionKeys.map(({ id }) => id);
  await api.database.insert(encryptionKeys).values({ id: keys[0] ?? '' });
  const term = await prepareTerm(api, { type: certifiedType, freePlaces: 2 });
  for (const email of ['anna@example.pl', 'ewa@example.pl']) {
    const { reference } = await (await book(api, { ...certified, course: term.id, email })).json();
    await pay(api, reference);
  }
  const message = {
    name: 'Łucja "Ż" \\ 👩‍🚒',
    phone: '600700800',
    email: 'l@example.pl',
    content: 'raz\r\n\tdwa',
    agreement: true,
  };
  expect((await api.post('/api/contact-form', message, { 'idempotency-key': randomUUID() })).status).toBe(200);
  file = await office(api, 'backup');
});
afterAll(() => api.close());

const sensitiveOf = async (database: Database): Promise<readonly string[]> =>
  (await database.select().from(registrations)).map(({ reference, sensitive }) =>
    decryptText(api.secrets.encryptionKeys, reference, sensitive ?? ''),
  );

/** Without the journal, in which the commands of this test leave their entries. */
const rowsOf = async (database: Database) => {
  const { office_journal: _, ...tables } = (await readBackup(database, noon)).tables;
  return tables;
};

const checkRestored = async (database: Database): Promise<void> => {
  await restoreBackup(database, parseBackupFile(file), keys);
  expect(await rowsOf(database)).toEqual(await rowsOf(api.database));
  expect(await sensitiveOf(database)).toEqual([JSON.stringify({ pesel }), JSON.stringify({ pesel })]);
  const message = { answers: { name: 'Jan' }, receivedAt: new Date(noon) };
  const [added] = await database.insert(contactMessages).values(message).returning();
  expect(added?.id).toBe(2);
};

describe('a restored backup', () => {
  test('in an empty embedded engine has the same rows, readable with the key, and continues the sequences', async () => {
    const { database, close } = await openFreshDatabase();
    await checkRestored(database);
    await close();
  });

  describeOnPostgres('into an empty PostgreSQL', (postgres) => {
    test('is the same', async () => {
      const { database, close } = await openDatabase({ url: postgres.url, folder: null });
      await checkRestored(database);
      await close();
    });
  });
});

test('contains no PESEL in plain text', () => {
  expect(file).toContain('anna@example.pl');
  expect(foundSpellings(file, pesel)).toEqual([]);
});

test('the office is shown what a backup would replace, and replaces it with --yes', async () => {
  const before = await rowsOf(api.database);
  const [last] = await api.database.select().from(registrations).limit(1);
  await api.database.transaction((transaction) => deleteRegistrationsAndPayments(transaction, [last?.reference ?? '']));
  const less = await rowsOf(api.database);
  const copy = { name: 'copy.backup', content: file };
  expect(await officeWithFile(api, copy, 'restore', '--as', 'Ewa', '--csv')).toContain('zgłoszenia,1,2');
  expect(await rowsOf(api.database)).toEqual(less);
  await officeWithFile(api, copy, 'restore', '--yes', '--as', 'Ewa');
  expect(await rowsOf(api.database)).toEqual(before);
});

test('what was erased after a backup is erased again when it is restored', covers('C115'), async () => {
  const copy = { name: 'copy.backup', content: file };
  const journal = erasureJournalOf(api);
  await office(api, 'erase', 'L@Example.pl', '--yes', '--as', 'Ewa');
  expect(JSON.stringify(journal.lines)).not.toContain('example.pl');
  const { lines } = journal;
  journal.lines = null;
  expect(await refusalOfFile(api, copy, 'restore', '--yes', '--as', 'Ewa')).toContain('--no-erasures');
  journal.lines = lines;
  expect(await officeWithFile(api, copy, 'restore', '--as', 'Ewa')).toContain('od tego czasu: 1');
  expect(await officeWithFile(api, copy, 'restore', '--yes', '--as', 'Ewa')).toContain('jeszcze raz: 1');
  expect(await api.database.select().from(contactMessages)).toEqual([]);
  journal.lines = [{ at: new Date(noon - 3_600_000).toISOString(), person: lines?.[0]?.person ?? '' }];
  expect(await officeWithFile(api, copy, 'restore', '--yes', '--as', 'Ewa')).toContain('jeszcze raz: 0');
  expect(await api.database.select().from(contactMessages)).toHaveLength(1);
});

test('a journal of erasures is a file that grows by a line, and one that is damaged is not read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'erasures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'erasures.jsonl');
  const journal = openErasureJournal(path);
  expect(await journal.read()).toBeNull();
  await journal.begin();
  expect(await journal.read()).toEqual([]);
  const line = { at: new Date(noon).toISOString(), person: 'x' };
  await journal.add(line);
  await journal.begin();
  expect(await journal.read()).toEqual([line]);
  appendFileSync(path, '{"at"');
  await expect(journal.read()).rejects.toThrow();
});

test.each<readonly [reason: string, text: () => string]>([
  ['damaged', () => file.replace('anna@example.pl', 'anja@example.pl')],
  ['damaged', () => file.split('\n').toSpliced(3, 1).join('\n')],
  ['other-file', () => 'something else'],
  ['other-file', () => file.slice(0, file.length / 2)],
  ['other-migration', () => printBackupFile({ ...parseBackupFile(file), migration: 1 })],
])('refuses a file that is %s, and changes no data', async (reason, text) => {
  const before = await rowsOf(api.database);
  const restoring = async () => restoreBackup(api.database, parseBackupFile(text()), keys);
  await expect(restoring()).rejects.toThrow(reason);
  expect(await rowsOf(api.database)).toEqual(before);
});

test('refuses data of another key with a sentence that names the remedy', async () => {
  const { database, close } = await openFreshDatabase();
  await expect(restoreBackup(database, parseBackupFile(file), [])).rejects.toThrow('other-key');
  await close();
  expect(await refusal(api, 'restore', 'no backup', '--as', 'Ewa', '--lang', 'en')).toBe(
    'This file is not a backup of this site, or a later version of the site made it.',
  );
});
