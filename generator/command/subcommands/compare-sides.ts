import { GitError, gitFailureMessage, isShallowClone } from '#settings/run-git.ts';
import type { Change } from '../../diff/change.ts';
import { compareRevisions } from '../../diff/compare-revisions.ts';
import { parseRevision, type Revision, revisionFromSnapshot } from '../../diff/revision.ts';
import { loadProject } from '../../load/load-project.ts';
import { listSnapshotCommits, readSnapshotText, resolveRevision } from '../../load/read-revision.ts';
import { snapshotOfProject } from '../../plan/snapshot/plan-snapshot.ts';
import { formatProblem } from '../../problems/problem.ts';
import { validateProject } from '../../validate/index.ts';
import type { CommandResult } from './command-result.ts';

interface Side {
  readonly name: string;
  readonly revision: Revision;
}

const firstWithSnapshot = (root: string): string => {
  const first = listSnapshotCommits(root).at(-1);
  return first === undefined
    ? 'No commit has one yet.'
    : `The first with one is ${first.commit.slice(0, 10)} of ${first.date}.`;
};

/** A commit as one side of a comparison, or the reason why it cannot be compared. */
const readCommit = (root: string, name: string): Side | CommandResult => {
  const commit = resolveRevision(root, name);
  if (commit === null) {
    const cut = isShallowClone(root) ? ' This clone is shallow: git fetch --unshallow --tags fetches the rest.' : '';
    return { exitCode: 2, lines: [`“${name}” is no revision of this repository.${cut}`] };
  }
  const text = readSnapshotText(root, commit);
  if (text === null)
    return {
      exitCode: 3,
      lines: [`The revision ${name} has no generated/model.json, which a comparison needs. ${firstWithSnapshot(root)}`],
    };
  const revision = parseRevision(text);
  if (revision === null)
    return {
      exitCode: 3,
      lines: [`The generated/model.json of ${name} has a format that this version cannot read.`],
    };
  return { name: `${name} (${commit.slice(0, 10)})`, revision };
};

/** `readCommit`, with an error of git as a result. */
const readSide = (root: string, name: string): Side | CommandResult => {
  try {
    return readCommit(root, name);
  } catch (error) {
    if (error instanceof GitError) return { exitCode: 3, lines: [gitFailureMessage(error)] };
    throw error;
  }
};

/** The working tree as one side, read from model and content, so that generated/ may be out of date. */
const readTree = async (root: string): Promise<Side | CommandResult> => {
  const name = 'the working tree';
  const { loaded, problems } = await loadProject({ root });
  if (loaded === undefined)
    return { exitCode: 3, lines: [`The model of ${name} cannot be loaded.`, ...problems.map(formatProblem)] };
  const { project } = validateProject(loaded);
  if (project === null)
    return { exitCode: 3, lines: [`The model of ${name} has problems; \`npm run generate\` names them.`] };
  return { name: 'working tree', revision: revisionFromSnapshot(snapshotOfProject(project)) };
};

/** Two revisions; null is the working tree. */
export interface ComparedSides {
  readonly before: string;
  readonly after: string | null;
}

export interface Compared {
  readonly changes: readonly Change[];
  /** What the two sides are called in the output. */
  readonly names: { readonly before: string; readonly after: string };
}

/** All changes between two revisions, or the reason why they cannot be compared. */
export const loadAndCompareRevisions = async (
  root: string,
  sides: ComparedSides,
): Promise<Compared | CommandResult> => {
  const before = readSide(root, sides.before);
  if ('lines' in before) return before;
  const after = sides.after === null ? await readTree(root) : readSide(root, sides.after);
  if ('lines' in after) return after;
  return {
    changes: compareRevisions(before.revision, after.revision),
    names: { before: before.name, after: after.name },
  };
};
