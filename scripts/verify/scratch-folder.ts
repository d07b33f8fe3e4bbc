import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** A file system in memory, where the host has one: tests write some ten thousand small files, which a disk may take fifty times as long to make. */
const memory = '/dev/shm';
const tmpfs = 0x0102_1994;
/** Bytes; a container may have a few MiB. */
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

/** What a run left that was killed. */
const removeAbandoned = (): void => {
  for (const name of readdirSync(memory))
    if (name.startsWith(prefix) && !lives(Number.parseInt(name.slice(prefix.length), 10)))
      rmSync(join(memory, name), { recursive: true, force: true });
};

/**
 * Runs the work with a folder in memory for what its programs put into `TMPDIR`, and takes the folder away afterwards; null where
 * the host has no such room, so that they use the usual one. Everybody may write there, as in the usual one: a database server
 * runs as a user of its own.
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
