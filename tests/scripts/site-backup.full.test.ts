import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { millisecondsPerDay } from '#domain/dates/durations.ts';

const folder = mkdtempSync(join(tmpdir(), 'backups-'));
const data = mkdtempSync(join(tmpdir(), 'backed-up-'));
afterAll(() => {
  for (const one of [folder, data]) rmSync(one, { recursive: true });
});

const run = (): void => {
  const env = { PATH: process.env.PATH ?? '', DATA_FOLDER: data };
  execFileSync('/bin/sh', ['scripts/deploy/site-backup', folder], { env, stdio: 'ignore' });
};

const leave = (name: string, days: number): void => {
  writeFileSync(join(folder, name), 'x');
  const at = new Date(Date.now() - days * millisecondsPerDay);
  utimesSync(join(folder, name), at, at);
};

it('keeps every backup of a day, named by time, version and commit, for thirty days', async () => {
  leave('old.backup', 29.9);
  leave('young.backup', 29.1);
  run();
  const [first = ''] = readdirSync(folder).filter((name) => name.startsWith('2'));
  const bytes = readFileSync(join(folder, first));
  await sleep(1_100);
  run();
  const copies = readdirSync(folder).toSorted();
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(copies).toHaveLength(3);
  expect(
    copies
      .slice(0, 2)
      .every((name) => new RegExp(`^\\d{4}-\\d\\d-\\d\\dT\\d{6}-v${version}-[0-9a-f]{12}\\.backup$`).test(name)),
  ).toBe(true);
  expect(copies.at(-1)).toBe('young.backup');
  expect(readFileSync(join(folder, first)).equals(bytes)).toBe(true);
}, 120_000);
