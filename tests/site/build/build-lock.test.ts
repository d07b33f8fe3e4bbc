import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runWithBuildLock } from '#site/build/build-lock.ts';

let cache = '';
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'build-lock-'));
});
afterEach(() => rmSync(cache, { recursive: true, force: true }));

it('lets one build work at a time', async () => {
  let working = 0;
  const work = async (): Promise<number> => {
    working += 1;
    await new Promise((resolve) => setTimeout(resolve, 20));
    const seen = working;
    working -= 1;
    return seen;
  };
  expect(await Promise.all([1, 2, 3].map(() => runWithBuildLock(cache, work)))).toEqual([1, 1, 1]);
});

it('is free again after a build that failed', async () => {
  await expect(runWithBuildLock(cache, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await runWithBuildLock(cache, async () => 'built')).toBe('built');
});
