import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '#generator/problems/problem.ts';
import { generate } from '#generator/run.ts';
import { breakProject } from './break-project.ts';
import { type CaseEdit, casesToRun } from './case-file.ts';

/** `node run-cases.ts PROJECT FIRST STEP`: runs every STEP-th case from FIRST on and prints a line of JSON for each. */
const [project = '', first = '0', step = '1'] = process.argv.slice(2);

/** Names, sizes and times of the output: equal before and after when nothing was written. */
const outputState = (root: string): string[] => {
  const folder = join(root, 'generated');
  if (statSync(folder, { throwIfNoEntry: false }) === undefined) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .map((path) => `${path} ${statSync(join(folder, path)).size} ${statSync(join(folder, path)).mtimeMs}`);
};

const keyOf = ({ code, file, found }: Problem): string => `${code} ${file} ${found}`;

/** Problems of the project itself have a test of their own and are not the fault of a case. */
const runCase = async (name: string, edits: readonly CaseEdit[], own: readonly Problem[]): Promise<Problem[]> => {
  const root = join(project, '.cache', 'cases', name);
  breakProject(project, root, edits);
  const before = outputState(root);
  const outcome = await generate({ root, mode: edits.length === 0 ? 'check' : 'write' });
  const known = new Set(own.map(keyOf));
  const problems = outcome.kind === 'problems' ? outcome.problems.filter((one) => !known.has(keyOf(one))) : [];
  const unchanged = JSON.stringify(outputState(root)) === JSON.stringify(before);
  process.stdout.write(`${JSON.stringify({ name, kind: outcome.kind, unchanged, problems })}\n`);
  return problems;
};

const own = await runCase(`unbroken-${first}`, [], []);
for (const { name, edits } of casesToRun().filter((_, index) => index % Number(step) === Number(first)))
  await runCase(name, edits, own);
