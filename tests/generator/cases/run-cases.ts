import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { formatProblem, type Problem } from '#generator/problems/problem.ts';
import { generate } from '#generator/run.ts';
import { breakProject, copyProject, type Expected } from './break-project.ts';
import { casesToRun } from './case-file.ts';

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

const placeOf = ({ file, line, column, code }: Problem): string => `${file}:${line}:${column} ${code}`;
const keyOf = ({ code, file, found }: Problem): string => `${code} ${file} ${found}`;

/** What was expected and not said: `PLACE: MENTION`. */
const unsaid = (expected: readonly Expected[], problems: readonly Problem[]): string[] =>
  expected.flatMap(({ place, mentions }) => {
    const printed = problems
      .filter((one) => placeOf(one) === place)
      .map(formatProblem)
      .join('\n');
    return mentions.filter((mention) => !printed.includes(mention)).map((mention) => `${place}: ${mention}`);
  });

/** Problems of the project itself have a test of their own and are not the fault of a case. */
const runCase = async (
  name: string,
  breakIt: (root: string) => Expected[],
  known: ReadonlySet<string> = new Set(),
): Promise<Problem[]> => {
  const root = join(project, '.cache', 'cases', name);
  copyProject(project, root);
  const expected = breakIt(root);
  const before = outputState(root);
  const outcome = await generate({ root, mode: expected.length === 0 ? 'check' : 'write' });
  const problems = outcome.kind === 'problems' ? outcome.problems.filter((one) => !known.has(keyOf(one))) : [];
  const result = {
    name,
    kind: outcome.kind,
    wanted: expected.map(({ place }) => place),
    found: problems.map(placeOf),
    printed: problems.map(formatProblem),
    unsaid: unsaid(expected, problems),
    changed: outputState(root).filter((line) => !before.includes(line)),
  };
  process.stdout.write(`${JSON.stringify(result)}\n`);
  return problems;
};

const known = new Set((await runCase(`unbroken-${first}`, () => [])).map(keyOf));
for (const one of casesToRun().filter((_, index) => index % Number(step) === Number(first)))
  await runCase(one.name, (root) => breakProject(root, one), known).catch(({ name, message }: Error) => {
    process.stdout.write(`${JSON.stringify({ name: one.name, kind: `${name}: ${message}` })}\n`);
  });
