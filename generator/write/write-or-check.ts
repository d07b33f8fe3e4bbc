import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockHolderText, readLockHolder, waitForLock } from '#settings/lock.ts';
import type { Output } from '../emit/generated-file.ts';
import type { Problem } from '../problems/problem.ts';
import type { Outcome } from './outcome.ts';
import { compareOutputWithDisk, UnfinishedError, writeOutput } from './write-output.ts';

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission is denied',
  EDQUOT: 'the disk quota is used up',
  EIO: 'the disk reports an error',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  ENOENT: 'a folder or file is missing',
  ENOSPC: 'the disk is full',
  EPERM: 'the operation is not permitted',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'a file exists where a folder should be',
  EXDEV: '.cache/ and generated/ are on different file systems',
};

/**
 * A sentence about an error of the file system, before or during writing; undefined for any other error, which is a bug of the
 * generator.
 */
const describeFileSystemError = (error: unknown, root: string, isUnfinished = false): string | undefined => {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  if (!('syscall' in error)) return undefined;
  const path = 'path' in error && typeof error.path === 'string' ? `, ${error.path.replace(`${root}/`, '')}` : '';
  const reason = `${reasons[error.code] ?? 'the system refuses'} (${error.code}${path})`;
  return isUnfinished
    ? `The output is not complete: ${reason}. Remove the cause and run the generator again, which completes it.`
    : `Nothing was changed: ${reason}. Remove the cause and run the generator again.`;
};

/** What a change may concern besides: the lines to print, and all of them for a file below the root. */
export interface Concerns {
  readonly shown: readonly string[];
  readonly file: string;
  readonly whole: readonly string[];
}

/** What a run makes of its inputs: files, perhaps with notes; or the problems that prevent them. */
export type Produced =
  | (Output & { readonly notes: readonly Problem[]; readonly concerns?: () => Concerns | null })
  | { readonly problems: readonly Problem[]; readonly files?: never };

export type OutputRun = {
  readonly root: string;
  readonly mode: 'write' | 'check';
  /** Overwrite files that were edited by hand. */
  readonly force: boolean;
  readonly produce: () => Promise<Produced>;
  /** How long to wait for another run, in milliseconds. */
  readonly lockTimeout?: number;
};

const writeProduced = ({ root, force }: OutputRun, produced: Produced): Outcome => {
  if (produced.files === undefined) return { kind: 'problems', problems: produced.problems };
  if (produced.files.length === 0) return { kind: 'empty' };
  const result = writeOutput({ root, output: produced, force });
  if (result.problems !== undefined) return { kind: 'problems', problems: result.problems };
  const concerns = result.written + result.removed > 0 ? produced.concerns?.() : null;
  if (concerns) writeFileSync(join(root, concerns.file), concerns.whole.join('\n'));
  return { kind: 'written', ...result, notes: produced.notes, concerns: concerns?.shown ?? [] };
};

/** Writes the output. The lock is taken before reading, because the URL ledger is both input and output. */
const write = async (run: OutputRun): Promise<Outcome> => {
  const lock = join(run.root, '.cache', 'generate-lock');
  const release = await waitForLock(lock, run.lockTimeout ?? 60_000);
  if (release === null) return { kind: 'busy', holder: lockHolderText(readLockHolder(lock)) };
  try {
    return writeProduced(run, await run.produce());
  } finally {
    release();
  }
};

const check = async ({ root, produce }: OutputRun): Promise<Outcome> => {
  const produced = await produce();
  if (produced.files === undefined) return { kind: 'problems', problems: produced.problems };
  if (produced.files.length === 0) return { kind: 'empty' };
  return { kind: 'compared', ...compareOutputWithDisk(root, produced), notes: produced.notes };
};

/** Brings generated/ and .cache/site/ in line with what `produce` makes, or (mode `check`) only compares. */
export const writeOrCheckOutput = async (run: OutputRun): Promise<Outcome> => {
  try {
    return await (run.mode === 'write' ? write(run) : check(run));
  } catch (error) {
    const isUnfinished = error instanceof UnfinishedError;
    const sentence = describeFileSystemError(isUnfinished ? error.cause : error, run.root, isUnfinished);
    if (sentence === undefined) throw error;
    return { kind: 'file-system', sentence };
  }
};
