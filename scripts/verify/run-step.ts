import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { withScratchFolder } from './scratch-folder.ts';
import { linesOfLeftOut, readTestResults, type TestResult, type TestResults } from './test-results.ts';

/** One thing that is verified: a command, and where its runner leaves the verdicts of its tests. */
export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Without it the step counts as one test. */
  readonly testResults?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Tests start hundreds of our programs; each starts in half the time when its modules need not be compiled again. */
const compiled = resolve('.cache/compiled');

/** What a step found; the step itself is the test that failed where no runner tells of one. */
const testResultsOf = (step: Step, succeeded: boolean): TestResults => {
  const own = step.testResults === undefined ? null : readTestResults(step.testResults);
  const { passed, failed, unsteady, leftOut } = own ?? {
    passed: Number(succeeded),
    failed: [],
    unsteady: [],
    leftOut: [],
  };
  const silent = !succeeded && failed.length === 0;
  return {
    passed,
    failed: silent
      ? [{ test: step.name, message: `“${step.command.join(' ')}” failed; what it says stands above.` }]
      : failed,
    unsteady,
    leftOut,
  };
};

const runStep = (step: Step, scratch: string | null): TestResults => {
  const [program, ...args] = step.command;
  const start = performance.now();
  console.log(`\n— ${step.name}: ${step.command.join(' ')}`);
  const { status, error } = spawnSync(program, args, {
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: compiled,
      ...(scratch === null ? {} : { TMPDIR: scratch }),
      ...step.environment,
    },
  });
  if (error !== undefined) console.error(`“${program}” could not be started: ${error.message}`);
  const testResults = testResultsOf(step, status === 0);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`  ${testResults.passed} passed, ${testResults.failed.length} failed, ${seconds} s`);
  return testResults;
};

const tell = (title: string, testResults: readonly TestResult[]): void => {
  if (testResults.length === 0) return;
  console.log(`\n${title}`);
  for (const { test, message } of testResults) console.log(`  ${test}\n    ${message}`);
};

/**
 * Runs every step, also after one has failed, and closes with what failed, by name, and one line of figures. Exit code 1
 * when anything failed.
 */
export const runSteps = (steps: readonly Step[]): number => {
  const testResults = withScratchFolder((scratch) => steps.map((step) => runStep(step, scratch)));
  const passed = testResults.reduce((sum, found) => sum + found.passed, 0);
  const failed = testResults.flatMap((found) => found.failed);
  const leftOut = linesOfLeftOut(testResults.flatMap((found) => found.leftOut));
  if (leftOut.length > 0) console.log(['\nLeft out:', ...leftOut].join('\n  '));
  tell(
    'Passed only when tried again:',
    testResults.flatMap((found) => found.unsteady),
  );
  tell('Failed:', failed);
  console.log(`\n${passed} passed, ${failed.length} failed`);
  return failed.length === 0 && passed > 0 ? 0 : 1;
};
