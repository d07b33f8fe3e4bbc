import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** A file system in memory: tests write ten thousand small files, which takes up to fifty times longer on a disk. */
const memory = '/dev/shm';
const tmpfs = 0x0102_1994;
/** Bytes; some containers have only a few MiB. */
const enough = 4 * 2 ** 30;
const prefix = 'first-aid-site-';

const hasRoom = (): boolean => {
  if (!existsSync(memory)) return false;
  const { type, bavail, bsize } = statfsSync(memory);
  return type === tmpfs && bavail * bsize >= enough;
};

const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Deletes the folders of killed runs. */
const removeAbandoned = (): void => {
  for (const name of readdirSync(memory))
    if (name.startsWith(prefix) && !lives(Number.parseInt(name.slice(prefix.length), 10)))
      rmSync(join(memory, name), { recursive: true, force: true });
};

/**
 * Runs the work with a folder in memory as `TMPDIR` and deletes it afterwards; gives null where the host has no room in memory. All
 * users may write there, since a database server runs as another user.
 */
export const withScratchFolder = <Result>(work: (folder: string | null) => Result): Result => {
  if (!hasRoom()) return work(null);
  removeAbandoned();
  const folder = join(memory, `${prefix}${process.pid}`);
  mkdirSync(folder);
  chmodSync(folder, 0o1777);
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
