import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const pause = 50;

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Runs `step`; false where it ends with this error of the file system. */
const unless = (code: string, step: () => void): boolean => {
  try {
    step();
    return true;
  } catch (error) {
    if (hasCode(error, code)) return false;
    throw error;
  }
};

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
};

/** A process and when it began: after a restart of the machine another one may have its number. */
const ownText = `${process.pid} ${performance.timeOrigin}`;

const isAlive = (text: string): boolean => {
  const pid = Number(text.split(' ')[0]);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  if (pid === process.pid) return text === ownText;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
};

/** Removes the lock of a process that has ended. Another process may have done so and taken the lock: then its lock is restored. */
const removeStale = (path: string, stale: string): void => {
  const aside = `${path}.${process.pid}`;
  if (!unless('ENOENT', () => renameSync(path, aside))) return;
  if (read(aside) !== stale) unless('EEXIST', () => linkSync(aside, path));
  rmSync(aside, { force: true });
};

/** Removes what processes left that were killed just before they took the lock. */
const removeAbandoned = (path: string): void => {
  const folder = dirname(path);
  const prefix = `${basename(path)}.new.`;
  for (const file of readdirSync(folder))
    if (file.startsWith(prefix) && !isAlive(file.slice(prefix.length))) rmSync(join(folder, file), { force: true });
};

/** A lock that cannot be removed is taken over once this process has ended. */
const release = (path: string): void => {
  try {
    rmSync(path, { force: true });
  } catch {}
};

/**
 * Waits until no other run holds the lock, a file with the number of its process, and holds it until the returned function is
 * called. The lock of a process that is no more is taken over. Gives undefined when the wait of `timeout` milliseconds was in vain.
 */
export const acquireRunLock = async (path: string, timeout: number): Promise<(() => void) | undefined> => {
  mkdirSync(dirname(path), { recursive: true });
  const end = performance.now() + timeout;
  const own = `${path}.new.${process.pid}`;
  for (;;) {
    // A link appears with its whole text, so that nobody reads half a number.
    writeFileSync(own, ownText);
    const isOurs = unless('EEXIST', () => linkSync(own, path));
    rmSync(own, { force: true });
    if (isOurs) {
      removeAbandoned(path);
      return () => release(path);
    }
    const holder = read(path);
    if (holder !== undefined && !isAlive(holder)) removeStale(path, holder);
    else if (performance.now() > end) return undefined;
    else await sleep(pause);
  }
};
