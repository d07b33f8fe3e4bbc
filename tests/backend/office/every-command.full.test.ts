import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadDatabaseSecrets } from '#backend/database/secrets/open-secrets.ts';
import { deriveSecretsFromKeys } from '#backend/database/secrets/secrets.ts';
import { officeCommands } from '#backend/office/commands.ts';
import { foundSpellings, makeCanary } from '../../canary-spellings.ts';
import { covers } from '../../covers.ts';
import { describeOnPostgres } from '../fixtures/postgres.ts';
import { type Day, spendDay } from './day/spend-day.ts';
import { office, officeData, refusalOfFile } from './office-fixture.ts';

const pesel = makeCanary();
/** Lists that the law or the person requires; each use is recorded. */
const mayTell: readonly string[] = ['exam-list', 'access'];

let day: Day;
beforeAll(async () => {
  day = await spendDay({ pesel });
});
afterAll(() => day.api.close());

/** What was drawn by lot is called by its place, so that two days can be compared. */
const comparable = ({ carried, guests }: Day): readonly string[] => {
  const drawn = [...guests.references, ...guests.numbers];
  return carried
    .filter(({ command }) => !['backup', 'restore'].includes(command))
    .map(({ command, text, data }) =>
      drawn.reduce((upstream, one, at) => upstream.replaceAll(one, `<${at}>`), `${command}\n${text}\n${data}`),
    );
};

test('the PESEL in every form appears only in the two lists that may contain it', covers('C109'), () => {
  const upstream = day.carried.filter(({ text, data }) => foundSpellings(text + data, pesel).length > 0);
  expect([...new Set(upstream.map(({ command }) => command))]).toEqual(mayTell);
  const others = { mails: day.mails, answers: day.answers, log: day.log };
  for (const [where, texts] of Object.entries(others)) {
    expect(texts.length, where).toBeGreaterThan(5);
    expect(
      texts.flatMap((text) => foundSpellings(text, pesel)),
      where,
    ).toEqual([]);
  }
  const uses = day.carried.filter(({ command, data }) => command === 'journal' && data !== '').map(({ data }) => data);
  expect(JSON.parse(uses[0] ?? '').map(({ command }: { command: string }) => command)).toEqual(
    mayTell.toReversed().flatMap((command) => [command, command]),
  );
});

test('a dead letter is listed with its reason, and is sent when it is retried', () => {
  const [before, after] = day.carried.filter(({ command, data }) => command === 'revive-mail' && data !== '');
  const [dead] = JSON.parse(before?.data ?? '');
  expect(dead).toMatchObject({ fault: 'ERECIPIENT 550', recipient: expect.stringContaining('@example.pl') });
  expect(before?.text).toContain(dead.recipient);
  expect(JSON.parse(after?.data ?? '')).toEqual([]);
  expect(day.revived).toEqual([dead.recipient]);
});

describe('new keys', () => {
  const [old, fresh] = [new Uint8Array(32).fill(7), new Uint8Array(32).fill(8)] as const;
  const examList = (secrets: Day['api']['secrets']) =>
    office({ ...day.api, secrets }, 'exam-list', day.guests.open, '--as', 'Anna', '--reason', 'egzamin');

  test('decrypt after the rotation what the old ones encrypted, and the old ones decrypt nothing', async () => {
    const both = { ...day.api, secrets: deriveSecretsFromKeys([fresh, old]) };
    expect(await officeData(both, 'rotate-keys', '--as', 'Anna')).toMatchObject({ bookings: expect.any(Number) });
    expect(await examList(deriveSecretsFromKeys([fresh]))).toContain(pesel);
    await expect(examList(deriveSecretsFromKeys([old]))).rejects.toThrow();
    const keyOf = (key: Uint8Array) => ({
      database: day.api.database,
      given: Buffer.from(key).toString('base64'),
      folder: '',
    });
    expect((await loadDatabaseSecrets(keyOf(fresh))).encryptionKeys).toHaveLength(1);
    await expect(loadDatabaseSecrets(keyOf(old))).rejects.toThrow(/ENCRYPTION_KEY is not the key/);
  });

  test('do not decrypt an older backup', async () => {
    expect(foundSpellings(day.copy.content, pesel)).toEqual([]);
    const withNewKey = { ...day.api, secrets: deriveSecretsFromKeys([fresh]) };
    expect(await refusalOfFile(withNewKey, day.copy, 'restore', '--as', 'Anna', '--lang', 'en')).toMatch(
      /^These data were encrypted with another key/,
    );
  });
});

test('this day uses every command of the office', () => {
  const carried = new Set([...day.carried.map(({ command }) => command), 'rotate-keys']);
  expect(Object.keys(officeCommands).filter((command) => !carried.has(command))).toEqual([]);
});

describeOnPostgres('on PostgreSQL', (postgres) => {
  let other: Day;
  beforeAll(async () => {
    other = await spendDay({ url: postgres.url, pesel });
  });
  afterAll(() => other?.api.close());

  test('every command prints the same as on the embedded database', () => {
    expect(comparable(other)).toEqual(comparable(day));
  });

  test('sends the same mails, and neither mails nor logs contain the PESEL', () => {
    expect(other.mails).toHaveLength(day.mails.length);
    expect([...other.mails, ...other.answers, ...other.log].flatMap((text) => foundSpellings(text, pesel))).toEqual([]);
  });
});
