import type { Evidence } from '#domain/audit/evidence.ts';
import type { Model } from '#model/schema/model.ts';
import { loadModel } from '../../load/load-model.ts';
import { formatProblem } from '../../problems/problem.ts';
import { readModel } from '../../validate/read-model.ts';
import { type ClauseMatrix, type ClauseRow, planClauseMatrix } from './clause-matrix.ts';
import type { CommandResult } from './command-result.ts';

/** Uses and tests of these rules. The generator reads neither code nor tests; the command passes them in. */
export type Gather = (rules: readonly string[]) => Evidence;

const line = (label: string, names: readonly string[]): string[] =>
  names.length === 0 ? [] : [`       ${label.padEnd(8)} ${names.join(', ')}`];

const printed = ({ id, texts, facts, code, deviations, settledBy, tests }: ClauseRow): readonly string[] => [
  `${id.padEnd(6)} ${texts.en}`,
  ...line('facts', facts),
  ...line('code', code),
  ...line('deviations', deviations),
  ...line('settled', settledBy),
  ...line(
    'tests',
    tests.map(({ file, test }) => (test === '' ? file : `${file} “${test}”`)),
  ),
];

const summaryOf = ({ clauses, problems }: ClauseMatrix): string => {
  const count = (holds: (row: ClauseRow) => boolean): number => clauses.filter(holds).length;
  return [
    `${clauses.length} clauses`,
    `${count(({ facts }) => facts.length > 0)} cited`,
    `${count(({ tests }) => tests.length > 0)} covered`,
    `${count(({ deviations }) => deviations.length > 0)} departed from`,
    `${problems.length} problems.`,
  ].join(', ');
};

const list = (label: string, names: readonly string[]): string[] =>
  names.length === 0 ? [] : [`- ${label}: ${names.map((name) => `\`${name}\``).join(', ')}`];

const documented = ({ id, texts, facts, code, deviations, settledBy, tests }: ClauseRow): readonly string[] => [
  `### ${id}`,
  '',
  `${texts.pl} / *${texts.en}*`,
  '',
  ...list('facts', facts),
  ...list('code', code),
  ...list('departs by', deviations),
  ...list('left open, filled in by', settledBy),
  ...list('tests', [...new Set(tests.map(({ file }) => file))]),
  '',
];

/** All clauses by section, in both languages, as one Markdown document. */
const documentOf = ({ clauses }: ClauseMatrix, { sections, edition }: Model): readonly string[] => [
  `# The specification in ${clauses.length} clauses (${edition})`,
  '',
  ...sections.flatMap((section) => [
    `## ${section.id}. ${section.pl} / ${section.en}`,
    '',
    ...clauses.filter(({ id }) => id.startsWith(`${section.id}.`)).flatMap(documented),
  ]),
];

/** The matrix from clauses to tests; a claim without a test, or a tag without a claim, ends the command with 1. */
export const runClauses = async (root: string, args: readonly string[], gather: Gather): Promise<CommandResult> => {
  const [form = '--lines', ...others] = args;
  if (others.length > 0 || !['--lines', '--json', '--document'].includes(form))
    return { exitCode: 2, lines: ['Usage: npm run model -- clauses [--json | --document]'] };
  const { model: whole, problems: unreadable } = await loadModel(root);
  if (unreadable.length > 0) return { exitCode: 3, lines: unreadable.map(formatProblem) };
  const side = readModel(whole);
  if ('unreadable' in side) return { exitCode: 3, lines: [`The model has problems: ${side.unreadable}`] };
  const matrix = planClauseMatrix(side.model, whole, gather(side.rules.map(({ id }) => id)));
  const forms: Readonly<Record<string, () => readonly string[]>> = {
    '--lines': () => [...matrix.clauses.flatMap(printed), '', ...matrix.problems, summaryOf(matrix)],
    '--json': () => [JSON.stringify(matrix, null, 2)],
    '--document': () => documentOf(matrix, side.model),
  };
  const lines = forms[form]?.() ?? [];
  return { exitCode: matrix.problems.length > 0 ? 1 : 0, lines };
};
