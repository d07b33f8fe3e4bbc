import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Another process has the folder open; the embedded engine allows one at a time. */
export class FolderLockedError extends Error {}

/** Claims a data folder for this process; the claim of a process that has died does not count. */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const file = join(folder, 'process');
  const owner = Number(await readFile(file, 'utf8').catch(() => ''));
  if (owner > 0 && owner !== process.pid && isAlive(owner)) {
    throw new FolderLockedError(
      `The data folder ${folder} is open in process ${owner}. Stop that server first, or name another folder in DATA_FOLDER.`,
    );
  }
  await writeFile(file, String(process.pid), { mode: 0o600 });
  return () => rm(file, { force: true });
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};
