import { loadModel } from '../../load/load-model.ts';
import { formatProblem } from '../../problems/problem.ts';
import { parseLoadedModel } from '../../validate/read-model.ts';
import { type ClauseMatrix, type ClauseRow, type CoveringTests, planClauseMatrix } from './clause-matrix.ts';
import type { CommandResult } from './command-result.ts';

const line = (label: string, names: readonly string[]): string[] =>
  names.length === 0 ? [] : [`       ${label.padEnd(8)} ${names.join(', ')}`];

const printed = ({ id, texts, facts, deviations, settledBy, tests }: ClauseRow): readonly string[] => [
  `${id.padEnd(6)} ${texts.en}`,
  ...line('facts', facts),
  ...line('deviations', deviations),
  ...line('settled', settledBy),
  ...line('tests', tests),
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

/**
 * Prints which tests cover each clause. Ends with code 1 if a clause has no test or a tag no clause. `readTags` passes the tags in, since
 * the generator reads no test.
 */
export const runClausesCommand = async (root: string, readTags: () => CoveringTests): Promise<CommandResult> => {
  const { model: whole, problems: unreadable } = await loadModel(root);
  if (unreadable.length > 0) return { exitCode: 3, lines: unreadable.map(formatProblem) };
  const side = parseLoadedModel(whole);
  if ('unreadable' in side) return { exitCode: 3, lines: [`The model has problems: ${side.unreadable}`] };
  const matrix = planClauseMatrix(side.model, whole, readTags());
  const lines = [...matrix.clauses.flatMap(printed), '', ...matrix.problems, summaryOf(matrix)];
  return { exitCode: matrix.problems.length > 0 ? 1 : 0, lines };
};
