import { join } from 'node:path';
import { lockHolderText, readLockHolder, waitForLock } from '#settings/lock.ts';

const minutes = 5;

/** The lock of the builds that use this cache. */
export const buildLockPath = (cache: string): string => join(cache, 'build-lock');

/** Runs the work while no other build uses the same cache; waits for its turn. */
export const runWithBuildLock = async <Value>(cache: string, work: () => Promise<Value>): Promise<Value> => {
  const lock = buildLockPath(cache);
  const release = await waitForLock(lock, minutes * 60_000);
  if (release === null)
    throw new Error(
      `Another build${lockHolderText(readLockHolder(lock))} has not finished for ${minutes} minutes; end it, then build again.`,
    );
  try {
    return await work();
  } finally {
    release();
  }
};
