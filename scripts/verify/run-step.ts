import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  listSkippedTestsByReason,
  readTestResults,
  type TestResult,
  type TestResults,
  toTestResult,
} from './test-results.ts';

/** A file system in memory: tests write ten thousand small files, which takes up to fifty times longer on a disk. */
const memory = '/dev/shm';
const tmpfs = 0x0102_1994;
/** Bytes; some containers have only a few MiB. */
const enough = 4 * 2 ** 30;
const prefix = 'first-aid-site-';

const hasRoom = (): boolean => {
  if (!existsSync(memory)) return false;
  const { type, bavail, bsize } = statfsSync(memory);
  return type === tmpfs && bavail * bsize >= enough;
};

const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Deletes the folders of killed runs. One into which a process of its run still writes stays until the next run. */
const removeAbandoned = (): void => {
  for (const name of readdirSync(memory)) {
    if (!name.startsWith(prefix) || lives(Number.parseInt(name.slice(prefix.length), 10))) continue;
    try {
      rmSync(join(memory, name), { recursive: true, force: true });
    } catch (error) {
      console.log(`${join(memory, name)} of a killed run stays: ${String(error)}`);
    }
  }
};

/**
 * Runs the work with a folder in memory as `TMPDIR` and deletes it afterwards; gives null where the host has no room in memory. All
 * users may write there, since a database server runs as another user.
 */
export const withScratchFolder = async <Result>(
  work: (folder: string | null) => Result | Promise<Result>,
): Promise<Result> => {
  if (!hasRoom()) return work(null);
  removeAbandoned();
  const folder = join(memory, `${prefix}${process.pid}`);
  mkdirSync(folder);
  chmodSync(folder, 0o1777);
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** A command that verifies something, and the file to which its runner writes the test results. */
export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** A step without such a file counts as one test. */
  readonly testResults?: string;
  /** The step may run in parallel with neighbouring steps of this kind; its output is printed at its end. */
  readonly isBeside?: true;
  /** Programs of the system that tests look for must be there. */
  readonly needsPrograms?: true;
  /** Why the step cannot run on this machine, which counts as a failure; null if it can. */
  readonly missing?: () => string | null;
}

/** A cache of compiled modules: tests start programs hundreds of times, and the cache halves the time. */
const compiled = resolve('.cache/compiled');

/** Results of a step; a step whose runner reports no failed test counts as one test itself. */
const testResultsOf = (step: Step, succeeded: boolean): TestResults => {
  const reported = step.testResults === undefined ? null : readTestResults(step.testResults);
  const found = reported ?? { passed: Number(succeeded), failed: [], unsteady: [], leftOut: [] };
  if (succeeded || found.failed.length > 0) return found;
  return {
    ...found,
    failed: [{ test: step.name, message: `“${step.command.join(' ')}” failed; see its output above.` }],
  };
};

/**
 * Runs the command of a step; returns whether it ends with exit code 0. Its output goes to the terminal, or is printed as a whole under
 * its title.
 */
const succeeds = async ({ name, command, isBeside }: Step, env: NodeJS.ProcessEnv): Promise<boolean> => {
  const [program, ...args] = command;
  const title = `\n— ${name}: ${command.join(' ')}`;
  if (isBeside !== true) console.log(title);
  const child = spawn(program, args, { env, stdio: isBeside === true ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => output.push(text));
  const status = await new Promise((resolve) => {
    child
      .once('error', ({ message }) => resolve(`“${program}” could not be started: ${message}`))
      .once('close', resolve);
  });
  if (isBeside === true) console.log(`${title}\n${output.join('').trimEnd()}`);
  if (typeof status === 'string') console.error(status);
  return status === 0;
};

const runStep = async (step: Step, scratch: string | null): Promise<TestResults> => {
  const start = performance.now();
  const missing = step.missing?.() ?? null;
  if (missing !== null) return { passed: 0, failed: [toTestResult(step.name, missing)], unsteady: [], leftOut: [] };
  const succeeded = await succeeds(step, {
    ...process.env,
    NODE_COMPILE_CACHE: compiled,
    ...(scratch === null ? {} : { TMPDIR: scratch }),
  });
  const testResults = testResultsOf(step, succeeded);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`  ${step.name}: ${testResults.passed} passed, ${testResults.failed.length} failed, ${seconds} s`);
  return testResults;
};

const print = (title: string, testResults: readonly TestResult[]): void => {
  if (testResults.length === 0) return;
  console.log(`\n${title}`);
  for (const { test, message } of testResults) console.log(`  ${test}\n    ${message}`);
};

/** The steps in turn; neighbours that may run in parallel form one group. */
const groupsOf = (steps: readonly Step[]): readonly (readonly Step[])[] =>
  steps.reduce<Step[][]>((groups, step) => {
    const last = groups.at(-1);
    if (step.isBeside === true && last?.[0]?.isBeside === true) last.push(step);
    else groups.push([step]);
    return groups;
  }, []);

/** Runs the groups in turn; a step that needs programs waits until they are installed. */
const runInTurn = async (
  steps: readonly Step[],
  installed: Promise<unknown>,
  scratch: string | null,
): Promise<readonly TestResults[]> => {
  const testResults: TestResults[] = [];
  for (const group of groupsOf(steps)) {
    if (group.some(({ needsPrograms }) => needsPrograms === true)) await installed;
    testResults.push(...(await Promise.all(group.map((step) => runStep(step, scratch)))));
  }
  return testResults;
};

/** Runs every step, also after a failed one, then prints the failed tests and one line of figures; returns the exit code. */
export const runVerificationSteps = async (
  steps: readonly Step[],
  installed: Promise<unknown> = Promise.resolve(),
): Promise<number> => {
  const testResults = await withScratchFolder((scratch) => runInTurn(steps, installed, scratch));
  const passed = testResults.reduce((sum, found) => sum + found.passed, 0);
  const failed = testResults.flatMap((found) => found.failed);
  const leftOut = listSkippedTestsByReason(testResults.flatMap((found) => found.leftOut));
  if (leftOut.length > 0) console.log(['\nLeft out:', ...leftOut].join('\n  '));
  print(
    'Passed only when tried again:',
    testResults.flatMap((found) => found.unsteady),
  );
  print('Failed:', failed);
  console.log(`\n${passed} passed, ${failed.length} failed`);
  return failed.length === 0 && passed > 0 ? 0 : 1;
};
