import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (error.errcode === 5 || error.errcode === 6);

/**
 * Waits until no other process holds the lock file, and holds it until the returned function is called or the process ends in
 * whatever way: the lock is one of the system's, taken through SQLite. Returns undefined when the wait was in vain.
 */
export const acquireRunLock = (path: string, timeout: number): (() => void) | undefined => {
  mkdirSync(dirname(path), { recursive: true });
  const database = new DatabaseSync(path, { timeout });
  try {
    database.exec('BEGIN EXCLUSIVE');
    return () => database.close();
  } catch (error) {
    database.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
};
