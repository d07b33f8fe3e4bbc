import { statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { runGitOrNull } from '#settings/run-git.ts';

/** Milliseconds after which a lock is one that a killed git has left, or one of an editor that waits for a commit message. */
const longest = 10_000;

/** The lock of the index; null where git is not to be asked. */
const lockOf = (root: string): string | null => {
  try {
    return runGitOrNull(root, ['rev-parse', '--path-format=absolute', '--git-path', 'index.lock']);
  } catch {
    return null;
  }
};

/** Ends when git has written the files of another commit: half of them make no model. */
export const waitForGitCheckout = async (root: string): Promise<void> => {
  const lock = lockOf(root);
  const begun = (): number => (lock === null ? 0 : (statSync(lock.trim(), { throwIfNoEntry: false })?.mtimeMs ?? 0));
  while (Date.now() - begun() < longest) await wait(50);
};
