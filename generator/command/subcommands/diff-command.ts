import { parseArgs } from 'node:util';
import type { Impact } from '../../diff/impact.ts';
import { formatChangesAsJson, formatChangesAsMarkdown, formatChangesForTerminal } from '../../diff/print-changes.ts';
import type { CommandResult } from './command-result.ts';
import { loadAndCompareRevisions } from './compare-sides.ts';

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

const printers = {
  text: formatChangesForTerminal,
  markdown: formatChangesAsMarkdown,
  json: formatChangesAsJson,
} as const;

/**
 * Compares two revisions, or one with the working tree. Exit 1: a change at or above the given severity; 2: usage; 3: a side cannot be
 * read.
 */
export const runDiffCommand = async (root: string, args: readonly string[]): Promise<CommandResult> => {
  const wishes = readWishes(args);
  if (typeof wishes === 'string') return { exitCode: 2, lines: [wishes] };
  const compared = await loadAndCompareRevisions(root, wishes);
  if ('lines' in compared) return compared;
  const isGrave = compared.changes.some(({ impact }) => wishes.failOn.includes(impact));
  return { exitCode: isGrave ? 1 : 0, lines: [printers[wishes.format](compared.changes, compared.names)] };
};
