import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const pause = 200;
const timeout = 300_000;

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST';

const ownerOf = (file: string): number => {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return Number.NaN;
  }
};

const isAlive = (owner: number): boolean => {
  if (!Number.isInteger(owner)) return true;
  try {
    return process.kill(owner, 0);
  } catch {
    return false;
  }
};

/** Takes the lock, or clears it away when the build that held it is gone. */
const tryLock = (file: string): boolean => {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (!isTaken(error)) throw error;
    if (!isAlive(ownerOf(file))) rmSync(file, { force: true });
    return false;
  }
};

/** Runs the work while no other build uses the same cache; waits for its turn. */
export const withBuildLock = async <Value>(cache: string, work: () => Promise<Value>): Promise<Value> => {
  mkdirSync(cache, { recursive: true });
  const file = join(cache, 'lock');
  const deadline = performance.now() + timeout;
  while (!tryLock(file)) {
    if (performance.now() > deadline) {
      throw new Error(`Another build (process ${ownerOf(file)}) does not finish; end it or delete ${file}.`);
    }
    await sleep(pause);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
};
