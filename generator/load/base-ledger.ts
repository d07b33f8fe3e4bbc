import { isShallowClone, runGitOrNull } from '#settings/run-git.ts';

/** What git prints in a folder, without the spaces at its ends; null where it fails. */
export const trimmedGitOutput = (root: string, ...args: readonly string[]): string | null =>
  runGitOrNull(root, args)?.trim() ?? null;

/** The base of the current commit: where its branch left the default one, or its parent on that branch itself. */
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
 * The ledgers that the one in the working tree must contain: of the last commit and of the one from which the branch was made.
 * None without git. Throws a GitError where git refuses.
 */
export const readEarlierLedgers = (root: string): readonly EarlierLedger[] => {
  const commits = [trimmedGitOutput(root, 'rev-parse', 'HEAD'), baseOf(root)].filter((commit) => commit !== null);
  return [...new Set(commits)].flatMap((commit) => {
    const text = trimmedGitOutput(root, 'show', `${commit}:./generated/urls.lock`);
    return text === null ? [] : [{ commit, text }];
  });
};
