import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process has the folder open; the embedded engine allows one at a time. */
export class FolderLockedError extends Error {
  readonly words: { readonly pl: string; readonly en: string };

  constructor(folder: string, holder: Holder | undefined) {
    const pid = holder === undefined ? '' : ` ${holder.pid}`;
    const words = {
      pl: `Folder danych ${folder} jest używany przez inny proces${holderText(holder, 'proces')}. Najpierw go zatrzymaj (Ctrl+C w jego oknie albo kill${pid || ' i jego numer'}) albo wskaż inny folder w DATA_FOLDER.`,
      en: `The data folder ${folder} is open in another process${holderText(holder, 'process')}. Stop that one first (Ctrl+C in its window, or kill${pid || ' and its number'}), or name another folder in DATA_FOLDER.`,
    };
    super(words.en);
    this.words = words;
  }
}

interface Holder {
  readonly pid: number;
  readonly command: string;
  /** Where it serves the site; null where it serves none. */
  readonly port: number | null;
}

const holderText = (holder: Holder | undefined, process: string): string => {
  if (holder === undefined) return '';
  const port = holder.port === null ? '' : `, port ${holder.port}`;
  return ` (${holder.command}, ${process} ${holder.pid}${port})`;
};

const holderFile = (folder: string): string => join(folder, 'lock-holder.json');

/** What the holder wrote about itself; undefined where that cannot be read. */
const readHolder = (folder: string): Holder | undefined => {
  try {
    return JSON.parse(readFileSync(holderFile(folder), 'utf8'));
  } catch {
    return undefined;
  }
};

/** This process as the person who started it knows it. */
const commandName = (): string => {
  const script = process.env.npm_lifecycle_event;
  return script === undefined ? `node ${relative(process.cwd(), process.argv[1] ?? '')}` : `npm run ${script}`;
};

/** Whether the folder can be had, before the long work that comes first; throws the sentence that says why not. */
export const checkFolder = (folder: string): void => {
  if (existsSync(join(folder, 'lock'))) lockFolder(folder)();
};

const busy = new Set<unknown>([5, 6]);

/** What the system would have said, by the code of SQLite. */
const systemCodes: ReadonlyMap<unknown, string> = new Map([
  [8, 'EROFS'],
  [10, 'EIO'],
  [13, 'ENOSPC'],
  [14, 'EACCES'],
]);

/** An error of SQLite with the code that the system has for it. */
const withSystemCode = (error: unknown): unknown => {
  const code = error instanceof Error && 'errcode' in error ? systemCodes.get(Number(error.errcode) & 0xff) : undefined;
  return code === undefined ? error : Object.assign(new Error(`The lock of the data folder: ${code}`), { code });
};

const openLock = (folder: string): DatabaseSync => {
  try {
    return new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  } catch (error) {
    throw withSystemCode(error);
  }
};

/**
 * Claims a data folder for this process until the returned function is called or the process ends in whatever way: the lock is
 * one of the system's, taken through SQLite, so that a crash or a restart of the machine leaves none behind. `port` is where
 * the process serves the site.
 */
export const lockFolder = (folder: string, port: number | null = null): (() => void) => {
  const lock = openLock(folder);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!(error instanceof Error && 'errcode' in error && busy.has(error.errcode))) throw withSystemCode(error);
    throw new FolderLockedError(folder, readHolder(folder));
  }
  const holder: Holder = { pid: process.pid, command: commandName(), port };
  writeFileSync(holderFile(folder), JSON.stringify(holder));
  return () => {
    rmSync(holderFile(folder), { force: true });
    lock.close();
  };
};
