import { runGitOrNull } from '#settings/run-git.ts';

const snapshot = 'generated/model.json';

/** The full name of a commit, or null when there is no such revision. */
export const resolveRevision = (root: string, revision: string): string | null =>
  runGitOrNull(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`])?.trim() ?? null;

/** The `generated/model.json` of a commit, or null when it has none. */
export const readSnapshotText = (root: string, commit: string): string | null =>
  runGitOrNull(root, ['show', `${commit}:./${snapshot}`]);

/** A commit that changed the snapshot. */
export interface SnapshotCommit {
  readonly commit: string;
  /** YYYY-MM-DD */
  readonly date: string;
}

/** The commits that changed the snapshot along the main line, the newest first; none where there is no git. */
export const listSnapshotCommits = (root: string): readonly SnapshotCommit[] =>
  (runGitOrNull(root, ['log', '--first-parent', '--format=%H%x09%cs', '--', snapshot]) ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [commit = '', date = ''] = line.split('\t');
      return { commit, date };
    });
