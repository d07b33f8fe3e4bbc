import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Holder, lockHolderText, readLockHolder, takeLock } from '#settings/lock.ts';

/** Another process has the data folder open; the embedded engine allows only one at a time. */
export class FolderLockedError extends Error {
  readonly words: { readonly pl: string; readonly en: string };

  constructor(folder: string, holder: Holder | undefined) {
    const pid = holder === undefined ? '' : ` ${holder.pid}`;
    const words = {
      pl: `Folder danych ${folder} jest używany przez inny proces${lockHolderText(holder, 'proces')}. Najpierw go zatrzymaj (Ctrl+C w jego oknie albo kill${pid || ' i jego numer'}) albo wskaż inny folder w DATA_FOLDER.`,
      en: `The data folder ${folder} is open in another process${lockHolderText(holder)}. Stop that one first (Ctrl+C in its window, or kill${pid || ' and its number'}), or name another folder in DATA_FOLDER.`,
    };
    super(words.en);
    this.words = words;
  }
}

const lockOf = (folder: string): string => join(folder, 'lock');

/** Checks that the folder is free, before long work that precedes the lock; throws FolderLockedError if it is not. */
export const checkDataFolderIsFree = (folder: string): void => {
  if (existsSync(lockOf(folder))) lockDataFolder(folder)();
};

/** Claims a data folder for this process until the returned function is called. `port` is where the process serves the site. */
export const lockDataFolder = (folder: string, port: number | null = null): (() => void) => {
  const unlock = takeLock(lockOf(folder), port);
  if (unlock === null) throw new FolderLockedError(folder, readLockHolder(lockOf(folder)));
  return unlock;
};
