import { statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { runGitOrNull } from '#settings/run-git.ts';

/** Milliseconds after which a lock counts as stale: left by a killed git, or held while an editor waits for a commit message. */
const longest = 10_000;

/** The path of git's index lock; null outside a repository. */
const lockOf = (root: string): string | null => {
  try {
    return runGitOrNull(root, ['rev-parse', '--path-format=absolute', '--git-path', 'index.lock']);
  } catch {
    return null;
  }
};

/** Waits until git has written all files of another commit, since half of them are not a valid model. */
export const waitForGitCheckout = async (root: string): Promise<void> => {
  const lock = lockOf(root);
  const begun = (): number => (lock === null ? 0 : (statSync(lock.trim(), { throwIfNoEntry: false })?.mtimeMs ?? 0));
  while (Date.now() - begun() < longest) await wait(50);
};
