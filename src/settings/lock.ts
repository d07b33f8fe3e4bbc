import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

/** The owner of a lock, as it recorded itself. */
export interface Holder {
  readonly pid: number;
  /** As the person who started it knows it. */
  readonly command: string;
  /** Where it serves the site; null where it serves none. */
  readonly port: number | null;
}

const holderFile = (file: string): string => `${file}-holder.json`;

/** The owner of a lock; undefined where it cannot be read. */
export const readLockHolder = (file: string): Holder | undefined => {
  try {
    return JSON.parse(readFileSync(holderFile(file), 'utf8'));
  } catch {
    return undefined;
  }
};

/** ` (npm run dev, process 12, port 4173)`, with this word for a process; empty where the holder is not known. */
export const lockHolderText = (holder: Holder | undefined, process = 'process'): string => {
  if (holder === undefined) return '';
  const port = holder.port === null ? '' : `, port ${holder.port}`;
  return ` (${holder.command}, ${process} ${holder.pid}${port})`;
};

const commandName = (): string => {
  const script = process.env.npm_lifecycle_event;
  return script === undefined ? `node ${relative(process.cwd(), process.argv[1] ?? '')}` : `npm run ${script}`;
};

const busy = new Set<unknown>([5, 6]);

/** The codes of the file system for the codes of SQLite. */
const systemCodes: ReadonlyMap<unknown, string> = new Map([
  [8, 'EROFS'],
  [10, 'EIO'],
  [13, 'ENOSPC'],
  [14, 'EACCES'],
]);

const codeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined;

/** An error of SQLite in the form that the file system gives its own. */
const withSystemCode = (error: unknown, path: string): unknown => {
  const code = systemCodes.get(codeOf(error));
  return code === undefined
    ? error
    : Object.assign(new Error(`The lock ${path} cannot be taken: ${code}`), { code, syscall: 'lock', path });
};

/** The locks of this process. SQLite would give up one that is no longer referenced. */
const locks = new Set<DatabaseSync>();

const give = (lock: DatabaseSync): void => {
  locks.delete(lock);
  lock.close();
};

interface Claim {
  readonly port: number | null;
  /** Milliseconds for which the whole process waits: of two that begin at the same moment one must get the lock. */
  readonly patience: number;
}

const claim = (file: string, { port, patience }: Claim): (() => void) | null => {
  mkdirSync(dirname(file), { recursive: true });
  const holder: Holder = { pid: process.pid, command: commandName(), port };
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: patience });
    lock.exec('BEGIN EXCLUSIVE');
    locks.add(lock);
    writeFileSync(holderFile(file), JSON.stringify(holder));
  } catch (error) {
    if (lock !== undefined) give(lock);
    if (busy.has(codeOf(error))) return null;
    throw withSystemCode(error, file);
  }
  const own = lock;
  return () => {
    try {
      rmSync(holderFile(file), { force: true });
    } catch {
      // The next holder writes over it.
    } finally {
      give(own);
    }
  };
};

/**
 * Takes a lock for this process until the returned function is called, or the process ends in whatever way; gives null where
 * another has it. The lock is the system's own on the file, taken through SQLite: a killed process and a restart of the machine leave
 * none behind, and no number of a process is trusted. The file stays; other code of this process that opens it, or deletes it, ends
 * the lock. `port` is where the process serves the site.
 */
export const takeLock = (file: string, port: number | null = null): (() => void) | null =>
  claim(file, { port, patience: 100 });

/** Milliseconds between two attempts, spread so that processes do not try in step. */
const pause = (): number => 20 + Math.random() * 40;

/** Waits at most `milliseconds` for a lock without blocking other work of this process. Returns null on timeout. */
export const waitForLock = async (file: string, milliseconds: number): Promise<(() => void) | null> => {
  const end = performance.now() + milliseconds;
  for (;;) {
    const release = claim(file, { port: null, patience: 0 });
    if (release !== null || performance.now() > end) return release;
    await sleep(pause());
  }
};
