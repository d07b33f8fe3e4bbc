import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const git = (root: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}): string =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  }).trim();

/** The full name of a commit, or null when there is no such revision. */
export const resolveRevision = (root: string, revision: string): string | null => {
  try {
    return git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
  } catch {
    return null;
  }
};

/**
 * Writes the model of a commit below .cache/model-diff and gives the folder that holds it as `model/`, or null when the
 * commit has no model. A commit never changes, so what is there already is used. The working tree and its index stay alone.
 */
export const extractRevision = (root: string, commit: string): string | null => {
  const folder = join(root, '.cache', 'model-diff', commit);
  if (existsSync(folder)) return folder;
  const stage = `${folder}.${process.pid}`;
  const prefix = git(root, ['rev-parse', '--show-prefix']);
  const tree = `${commit}:${prefix}model`;
  mkdirSync(stage, { recursive: true });
  try {
    const index = join(stage, 'index');
    const environment = { GIT_INDEX_FILE: index };
    git(root, ['cat-file', '-e', tree]);
    git(root, ['read-tree', tree], environment);
    git(root, ['checkout-index', '--all', `--prefix=${join(stage, 'model')}/`], environment);
    rmSync(index);
    renameSync(stage, folder);
    return folder;
  } catch {
    return existsSync(folder) ? folder : null;
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
};
