import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { percentile } from '../../../scripts/drill/percentile.ts';
import { loadFactor } from '../../timeout-factor.ts';
import { makeDataFolder } from '../fixtures/database-template.ts';
import { describeOnPostgres } from '../fixtures/postgres.ts';
import { createDatabase } from './database-target.ts';
import { checkRush, prepareRush, type Rush, runRush } from './rush.ts';
import { startProgram, stopProgram } from './served-program.ts';

/** The embedded engine answers 503 only above a hundred people at once. */
const crowd = 500;
/** Milliseconds for 99 of 100 other visitors on a quiet machine. */
const longestWait = 500;
/** Milliseconds until the last of two hundred has an answer on a quiet machine. */
const longestRush = 5_000;

const rush = async (target: string, people: Rush, servers = 1) => {
  await prepareRush(target);
  const served = await Promise.all(Array.from({ length: servers }, () => startProgram(target)));
  const { booked, statuses, readers, milliseconds } = await runRush(served, people).finally(() =>
    Promise.all(served.map((one) => stopProgram(one, 'SIGTERM'))),
  );
  const slow = Math.round(percentile(readers, 99));
  process.stdout.write(
    `${people.people} bookings, ${servers} server(s): ${JSON.stringify([...statuses])} in ${Math.round(milliseconds)} ms, ${readers.length} readers, p99 ${slow} ms\n`,
  );
  expect(slow).toBeLessThan(longestWait * loadFactor());
  await checkRush(target, booked);
  return { statuses, milliseconds };
};

/** Two hundred are taken without being asked to come back, and the last of them has an answer in time. */
const checkWait = async (target: string): Promise<void> => {
  const { statuses, milliseconds } = await rush(target, { people: 200, apart: 2 });
  expect([...statuses]).toEqual([[200, 200]]);
  expect(milliseconds).toBeLessThan(longestRush * loadFactor());
};

const folder = mkdtempSync(join(tmpdir(), 'rush-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('many people at once get ten places and a reserve list in order, and other visitors wait for nobody', () => {
  test('on the embedded engine, which asks those to come back whom it cannot take soon', async () => {
    const target = mkdtempSync(join(folder, 'engine-'));
    await makeDataFolder(target);
    const { statuses } = await rush(target, { people: crowd, apart: 0 });
    expect([...statuses.keys()].toSorted()).toEqual([200, 503]);
    expect(statuses.get(200)).toBe(crowd);
  });

  test('on the embedded engine two hundred within seconds', async () => {
    const target = mkdtempSync(join(folder, 'engine-'));
    await makeDataFolder(target);
    await checkWait(target);
  });

  describeOnPostgres('on PostgreSQL', (postgres) => {
    test.each([1, 2])('with %i server(s), which take everybody', async (servers) => {
      const url = await createDatabase(postgres.url, `rush${servers}`);
      const { statuses } = await rush(url, { people: crowd, apart: 0 }, servers);
      expect([...statuses]).toEqual([[200, crowd]]);
    });

    test('two hundred within seconds', async () => checkWait(await createDatabase(postgres.url, 'order')));
  });
});
