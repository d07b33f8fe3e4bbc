import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { percentile } from '../../../scripts/bench/figure.ts';
import { makeDataFolder } from '../fixtures/database-template.ts';
import { describeOnPostgres } from '../fixtures/postgres.ts';
import { createDatabase } from './database-target.ts';
import { checkRush, prepareRush, runRush } from './rush.ts';
import { startProgram, stopProgram } from './served-program.ts';

/** The embedded engine answers 503 only above a hundred people at once. */
const crowd = 1_000;
/** Milliseconds for 99 of 100 other visitors. */
const longestWait = 500;

const rush = async (target: string, people: number, servers: number): Promise<ReadonlyMap<number, number>> => {
  await prepareRush(target);
  const served = await Promise.all(Array.from({ length: servers }, () => startProgram(target)));
  const { booked, statuses, readers } = await runRush(served, people).finally(() =>
    Promise.all(served.map((one) => stopProgram(one, 'SIGTERM'))),
  );
  const slow = Math.round(percentile(readers, 99));
  process.stdout.write(
    `${people} bookings, ${servers} server(s): ${JSON.stringify([...statuses])}, ${readers.length} readers, p99 ${slow} ms\n`,
  );
  expect(slow).toBeLessThan(longestWait);
  await checkRush(target, booked);
  return statuses;
};

const folder = mkdtempSync(join(tmpdir(), 'rush-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('many people at once get ten places and a reserve list in order, and other visitors wait for nobody', () => {
  test('on the embedded engine, which asks those to come back whom it cannot take soon', async () => {
    const target = mkdtempSync(join(folder, 'engine-'));
    await makeDataFolder(target);
    const statuses = await rush(target, crowd, 1);
    expect([...statuses.keys()].toSorted()).toEqual([200, 503]);
    expect(statuses.get(200)).toBe(crowd);
  });

  describeOnPostgres('on PostgreSQL', (postgres) =>
    test.each([1, 2])('with %i server(s), which take everybody', async (servers) => {
      const url = await createDatabase(postgres.url, `rush${servers}`);
      expect([...(await rush(url, crowd, servers))]).toEqual([[200, crowd]]);
    }),
  );
});
