import { execFileSync } from 'node:child_process';

const snapshot = 'generated/model.json';

const git = (root: string, args: readonly string[]): string =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

const gitOrNull = (root: string, args: readonly string[]): string | null => {
  try {
    return git(root, args);
  } catch {
    return null;
  }
};

/** The full name of a commit, or null when there is no such revision. */
export const resolveRevision = (root: string, revision: string): string | null =>
  gitOrNull(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`])?.trim() ?? null;

/** The `generated/model.json` of a commit, or null when it has none. */
export const readSnapshotText = (root: string, commit: string): string | null =>
  gitOrNull(root, ['show', `${commit}:./${snapshot}`]);

/** A commit that changed the snapshot. */
export interface SnapshotCommit {
  readonly commit: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly author: string;
  readonly subject: string;
}

/** The commits that changed the snapshot along the main line, the newest first; none where there is no git. */
export const snapshotCommits = (root: string): readonly SnapshotCommit[] =>
  (gitOrNull(root, ['log', '--first-parent', '--format=%H%x09%cs%x09%an%x09%s', '--', snapshot]) ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [commit = '', date = '', author = '', ...subject] = line.split('\t');
      return { commit, date, author, subject: subject.join('\t') };
    });
