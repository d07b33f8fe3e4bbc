import { parseArgs } from 'node:util';
import type { Impact } from '../diff/change.ts';
import { compareModels } from '../diff/compare-models.ts';
import { type ComparedModel, comparedModel } from '../diff/compared-model.ts';
import { changesJson, changesMarkdown, changesText } from '../diff/print-changes.ts';
import { extractRevision, resolveRevision } from '../load/extract-revision.ts';
import { loadModel } from '../load/load-model.ts';
import { formatProblem } from '../problems/problem.ts';
import type { CommandResult } from './command-result.ts';

const options = {
  markdown: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  'fail-on': { type: 'string' },
} as const;

interface Wishes {
  readonly revision: string;
  readonly format: 'text' | 'markdown' | 'json';
  readonly failOn: readonly Impact[];
}

const usage = 'Name one revision: npm run model -- diff REVISION [--markdown | --json] [--fail-on breaking|careful].';

const failing: Readonly<Record<string, readonly Impact[]>> = {
  breaking: ['breaking'],
  careful: ['breaking', 'careful'],
};

const readWishes = (args: readonly string[]): Wishes | string => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, strict: true, allowPositionals: true });
    const [revision, ...more] = positionals;
    const failOn = values['fail-on'] === undefined ? [] : failing[values['fail-on']];
    if (failOn === undefined) return `--fail-on is “${values['fail-on']}”; it takes breaking or careful.`;
    if (revision === undefined || more.length > 0 || (values.markdown && values.json)) return usage;
    return { revision, format: values.json ? 'json' : values.markdown ? 'markdown' : 'text', failOn };
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)} ${usage}`;
  }
};

const printers = { text: changesText, markdown: changesMarkdown, json: changesJson };

/** One side, or the sentences that say why it cannot be compared. */
const readSide = async (folder: string, name: string): Promise<ComparedModel | readonly string[]> => {
  const { model, problems } = await loadModel(folder);
  if (problems.length > 0) return [`The model of ${name} cannot be loaded.`, ...problems.map(formatProblem)];
  const side = comparedModel(model);
  return 'unreadable' in side
    ? [`The model of ${name} has another form than today's schema reads: ${side.unreadable}`]
    : side;
};

const isSide = (side: ComparedModel | readonly string[]): side is ComparedModel => !Array.isArray(side);

/** Compares the model of a revision with that of the working tree. Exit 1: a change as grave as asked about; 2: usage; 3: a side cannot be read. */
export const runDiff = async (root: string, args: readonly string[]): Promise<CommandResult> => {
  const wishes = readWishes(args);
  if (typeof wishes === 'string') return { exitCode: 2, lines: [wishes] };
  const commit = resolveRevision(root, wishes.revision);
  if (commit === null) return { exitCode: 2, lines: [`“${wishes.revision}” is no revision of this repository.`] };
  const folder = extractRevision(root, commit);
  if (folder === null) return { exitCode: 3, lines: [`The revision ${wishes.revision} has no model/.`] };
  const [before, after] = [await readSide(folder, wishes.revision), await readSide(root, 'the working tree')];
  if (!isSide(before)) return { exitCode: 3, lines: before };
  if (!isSide(after)) return { exitCode: 3, lines: after };
  const changes = compareModels(before, after);
  const isGrave = changes.some(({ impact }) => wishes.failOn.includes(impact));
  const sides = { before: `${wishes.revision} (${commit.slice(0, 10)})`, after: 'working tree' };
  return { exitCode: isGrave ? 1 : 0, lines: [printers[wishes.format](changes, sides)] };
};
