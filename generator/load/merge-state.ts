import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const underWay = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'];

const git = (root: string, ...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/**
 * The files of a folder that git holds while it merges, picks or rebases, relative to `root`: no person has made them,
 * and what they held stands in the history. None where nothing of the kind is under way, or where there is no git.
 */
export const filesInMerge = (root: string, folder: string): ReadonlySet<string> => {
  try {
    const state = resolve(root, git(root, 'rev-parse', '--git-dir').trim());
    if (!underWay.some((name) => existsSync(resolve(state, name)))) return new Set();
    return new Set(git(root, 'ls-files', '-z', '--', folder).split('\0'));
  } catch {
    return new Set();
  }
};
