import { parseArgs } from 'node:util';
import { compareRevisions } from '../../diff/compare-revisions.ts';
import { changesJson, changesMarkdown, changesText } from '../../diff/print-changes.ts';
import { parseRevision, type Revision, revisionOf } from '../../diff/revision.ts';
import { loadProject } from '../../load/load-project.ts';
import { readSnapshotText, resolveRevision, snapshotCommits } from '../../load/read-revision.ts';
import { snapshotOf } from '../../plan/snapshot/plan-snapshot.ts';
import { formatProblem } from '../../problems/problem.ts';
import type { Impact } from '../../rules/compare/impact.ts';
import { validateProject } from '../../validate/index.ts';
import type { CommandResult } from './command-result.ts';

const options = {
  markdown: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  'fail-on': { type: 'string' },
} as const;

interface Wishes {
  readonly before: string;
  /** Null is the working tree. */
  readonly after: string | null;
  readonly format: 'text' | 'markdown' | 'json';
  readonly failOn: readonly Impact[];
}

const usage =
  'Name one revision, or two: npm run model -- diff A[..B] [--markdown | --json] [--fail-on breaking|careful].';

const failing: Readonly<Record<string, readonly Impact[]>> = {
  breaking: ['breaking'],
  careful: ['breaking', 'careful'],
};

const readWishes = (args: readonly string[]): Wishes | string => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, strict: true, allowPositionals: true });
    const [range, ...more] = positionals;
    const failOn = values['fail-on'] === undefined ? [] : failing[values['fail-on']];
    if (failOn === undefined) return `--fail-on is “${values['fail-on']}”; it takes breaking or careful.`;
    if (range === undefined || more.length > 0 || (values.markdown && values.json)) return usage;
    const [before = '', after = null] = range.split('..');
    if (before === '' || after === '') return usage;
    return { before, after, format: values.json ? 'json' : values.markdown ? 'markdown' : 'text', failOn };
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)} ${usage}`;
  }
};

const printers = { text: changesText, markdown: changesMarkdown, json: changesJson };

interface Side {
  readonly name: string;
  readonly revision: Revision;
}

const firstWithSnapshot = (root: string): string => {
  const first = snapshotCommits(root).at(-1);
  return first === undefined
    ? 'No commit has one yet.'
    : `The first with one is ${first.commit.slice(0, 10)} of ${first.date}.`;
};

/** A commit as one side, or why it cannot be compared. */
const readCommit = (root: string, name: string): Side | CommandResult => {
  const commit = resolveRevision(root, name);
  if (commit === null) return { exitCode: 2, lines: [`“${name}” is no revision of this repository.`] };
  const text = readSnapshotText(root, commit);
  if (text === null)
    return {
      exitCode: 3,
      lines: [
        `The revision ${name} is older than generated/model.json, from which revisions are compared. ${firstWithSnapshot(root)}`,
      ],
    };
  const revision = parseRevision(text);
  if (revision === null)
    return {
      exitCode: 3,
      lines: [`The generated/model.json of ${name} is of a form that this version does not read.`],
    };
  return { name: `${name} (${commit.slice(0, 10)})`, revision };
};

/** The working tree as one side: its model and content, whether it is generated or not. */
const readTree = async (root: string): Promise<Side | CommandResult> => {
  const name = 'the working tree';
  const { loaded, problems } = await loadProject({ root });
  if (loaded === undefined)
    return { exitCode: 3, lines: [`The model of ${name} cannot be loaded.`, ...problems.map(formatProblem)] };
  const { project } = validateProject(loaded);
  if (project === null)
    return { exitCode: 3, lines: [`The model of ${name} has problems; \`npm run generate\` names them.`] };
  return { name: 'working tree', revision: revisionOf(snapshotOf(project)) };
};

/** Compares two revisions, or one with the working tree. Exit 1: a change at or above the given severity; 2: usage; 3: a side cannot be read. */
export const runDiff = async (root: string, args: readonly string[]): Promise<CommandResult> => {
  const wishes = readWishes(args);
  if (typeof wishes === 'string') return { exitCode: 2, lines: [wishes] };
  const before = readCommit(root, wishes.before);
  if ('lines' in before) return before;
  const after = wishes.after === null ? await readTree(root) : readCommit(root, wishes.after);
  if ('lines' in after) return after;
  const changes = compareRevisions(before.revision, after.revision);
  const isGrave = changes.some(({ impact }) => wishes.failOn.includes(impact));
  const sides = { before: before.name, after: after.name };
  return { exitCode: isGrave ? 1 : 0, lines: [printers[wishes.format](changes, sides)] };
};
