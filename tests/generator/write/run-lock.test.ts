import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { acquireRunLock } from '#generator/write/run-lock.ts';
import { makeWorkspace } from '../fixtures/workspace.ts';

const noProcess = 2 ** 22 + 1;

test.each([
  ['a process that is no more', `${noProcess} 1`],
  ['an earlier process with the number of this one', `${process.pid} 1`],
  ['nobody who could be found', 'riddle'],
])('the lock of %s is taken over', async (_, text) => {
  const path = join(makeWorkspace({ lock: text }), 'lock');
  const release = await acquireRunLock(path, 0);
  expect(readFileSync(path, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
  release?.();
  expect(existsSync(path)).toBe(false);
});

test('the lock of a living process is waited for, then reported', async () => {
  const path = join(makeWorkspace({ lock: `${process.ppid} 1` }), 'lock');
  expect(await acquireRunLock(path, 60)).toBeUndefined();
  expect(readFileSync(path, 'utf8')).toBe(`${process.ppid} 1`);
});

test('what a process left that was killed before it took the lock is removed', async () => {
  const path = join(makeWorkspace({ [`lock.new.${noProcess}`]: `${noProcess} 1` }), 'lock');
  const release = await acquireRunLock(path, 0);
  expect(existsSync(`${path}.new.${noProcess}`)).toBe(false);
  release?.();
});
