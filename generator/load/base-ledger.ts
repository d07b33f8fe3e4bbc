import { isShallowClone, runGitOrNull } from '#settings/run-git.ts';

/** The trimmed output of a git command in a folder; null if it fails. */
export const trimmedGitOutput = (root: string, ...args: readonly string[]): string | null =>
  runGitOrNull(root, args)?.trim() ?? null;

/** The base of the current commit: the commit at which its branch left the default branch; on the default branch itself, its parent. */
const baseOf = (root: string): string | null => {
  const head = trimmedGitOutput(root, 'rev-parse', 'HEAD');
  const left = ['origin/HEAD', 'origin/main', 'main']
    .map((branch) => trimmedGitOutput(root, 'merge-base', 'HEAD', branch))
    .find((commit) => commit !== null);
  return left === undefined || left === head
    ? trimmedGitOutput(root, 'rev-parse', '--verify', '--quiet', 'HEAD^1')
    : left;
};

/** Whether the base of the current commit is missing in a shallow clone. */
export const isBaseCommitMissing = (root: string): boolean => isShallowClone(root) && baseOf(root) === null;

/** A ledger of the history: the text of `generated/urls.lock` in a commit. */
export interface EarlierLedger {
  readonly commit: string;
  readonly text: string;
}

/**
 * The earlier ledgers whose addresses the current one must contain: of the last commit and of the base of the branch. None without git.
 * Throws a GitError if git refuses.
 */
export const readEarlierLedgers = (root: string): readonly EarlierLedger[] => {
  const commits = [trimmedGitOutput(root, 'rev-parse', 'HEAD'), baseOf(root)].filter((commit) => commit !== null);
  return [...new Set(commits)].flatMap((commit) => {
    const text = trimmedGitOutput(root, 'show', `${commit}:./generated/urls.lock`);
    return text === null ? [] : [{ commit, text }];
  });
};
