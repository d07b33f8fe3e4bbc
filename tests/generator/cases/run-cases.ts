import { mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatProblem, type Problem } from '#generator/problems/problem.ts';
import { generateOutput } from '#generator/run.ts';
import { breakProject, copyProject, type Expected, mendProject } from './break-project.ts';
import { casesToRun } from './case-file.ts';

/**
 * `node run-cases.ts PROJECT FIRST STEP`: runs every STEP-th case from FIRST on and prints a line of JSON for each. One copy is broken
 * and mended again and again; it moves to another folder for each state of the model, since Node reads a module once per path.
 */
const [project = '', first = '0', step = '1'] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'cases-'));
let root = join(folder, '0');
let moves = 0;

const moveProject = (): void => {
  moves += 1;
  const next = join(folder, `${moves}`);
  renameSync(root, next);
  root = next;
};

/** Names, sizes and times of the output: equal before and after when nothing was written. */
const outputState = (): string[] => {
  const folder = join(root, 'generated');
  if (statSync(folder, { throwIfNoEntry: false }) === undefined) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .map((path) => `${path} ${statSync(join(folder, path)).size} ${statSync(join(folder, path)).mtimeMs}`);
};

const placeOf = ({ file, line, column, code }: Problem): string => `${file}:${line}:${column} ${code}`;
/** The places of a problem and of all that goes with it. */
const placesOf = (problem: Problem): readonly string[] => [
  placeOf(problem),
  ...(problem.follows ?? []).map(({ place, code }) => `${place} ${code}`),
];
const keyOf = ({ code, file, found }: Problem): string => `${code} ${file} ${found}`;

/** What was expected and not printed: `PLACE: MENTION`. */
const unsaid = (expected: readonly Expected[], problems: readonly Problem[]): string[] =>
  expected.flatMap(({ place, mentions }) => {
    const printed = problems
      .filter((one) => placeOf(one) === place)
      .map(formatProblem)
      .join('\n');
    return mentions.filter((mention) => !printed.includes(mention)).map((mention) => `${place}: ${mention}`);
  });

copyProject(project, root);

/** Problems of the project itself have a test of their own and are not the fault of a case. */
const runCase = async (
  name: string,
  expected: readonly Expected[],
  known: ReadonlySet<string> = new Set(),
): Promise<readonly Problem[]> => {
  const before = outputState();
  const outcome = await generateOutput({ root, mode: expected.length === 0 ? 'check' : 'write' });
  const problems = outcome.kind === 'problems' ? outcome.problems.filter((one) => !known.has(keyOf(one))) : [];
  const result = {
    name,
    kind: outcome.kind,
    wanted: expected.map(({ place }) => place),
    found: problems.flatMap(placesOf),
    heads: problems.map(placeOf),
    printed: problems.map(formatProblem),
    unsaid: unsaid(expected, problems),
    changed: outputState().filter((line) => !before.includes(line)),
  };
  process.stdout.write(`${JSON.stringify(result)}\n`);
  return problems;
};

const known = new Set((await runCase(`unbroken-${first}`, [])).map(keyOf));
for (const one of casesToRun().filter((_, index) => index % Number(step) === Number(first))) {
  const isOfModel = [one, ...one.and].some(({ file }) => file.startsWith('model/'));
  try {
    const expected = breakProject(root, one);
    if (isOfModel) moveProject();
    await runCase(one.name, expected, known);
  } catch (error) {
    process.stdout.write(`${JSON.stringify({ name: one.name, kind: String(error) })}\n`);
  }
  mendProject(project, root, one);
  if (isOfModel) moveProject();
}
rmSync(folder, { recursive: true });
