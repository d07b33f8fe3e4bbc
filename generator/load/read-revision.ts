import { runGitOrNull } from '#settings/run-git.ts';

const snapshot = 'generated/model.json';

/** The full hash of a commit; null if there is no such revision. */
export const resolveRevision = (root: string, revision: string): string | null =>
  runGitOrNull(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`])?.trim() ?? null;

/** The text of `generated/model.json` in a commit; null if the commit has none. */
export const readSnapshotText = (root: string, commit: string): string | null =>
  runGitOrNull(root, ['show', `${commit}:./${snapshot}`]);

/** A commit that changed the snapshot. */
export interface SnapshotCommit {
  readonly commit: string;
  /** YYYY-MM-DD */
  readonly date: string;
}

/** The commits of the main line that changed the snapshot, newest first; none without git. */
export const listSnapshotCommits = (root: string): readonly SnapshotCommit[] =>
  (runGitOrNull(root, ['log', '--first-parent', '--format=%H%x09%cs', '--', snapshot]) ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [commit = '', date = ''] = line.split('\t');
      return { commit, date };
    });
