import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process has the folder open; the embedded engine allows one at a time. */
export class FolderLockedError extends Error {}

const busy = new Set<unknown>([5, 6]);

/**
 * Claims a data folder for this process until the returned function is called or the process ends in whatever way: the lock is
 * one of the system's, taken through SQLite, so that a crash or a restart of the machine leaves none behind.
 */
export const lockFolder = (folder: string): (() => void) => {
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return () => lock.close();
  } catch (error) {
    lock.close();
    if (!(error instanceof Error && 'errcode' in error && busy.has(error.errcode))) throw error;
    throw new FolderLockedError(
      `The data folder ${folder} is open in another process. Stop that server first, or name another folder in DATA_FOLDER.`,
    );
  }
};
