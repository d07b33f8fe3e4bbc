import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

/** Where the runners leave what they found. */
export const testResultFiles = {
  unit: '.cache/reports/unit.json',
  browser: '.cache/reports/browser.json',
} as const;

const testResult = z.object({ test: z.string(), message: z.string() });
const shape = z.object({
  passed: z.number(),
  failed: z.array(testResult),
  unsteady: z.array(testResult),
  leftOut: z.array(testResult),
});

/** A test and the first line of what was wrong. */
export type TestResult = z.infer<typeof testResult>;

/**
 * What a run of tests found: how many passed, which failed, which passed only when they were tried again, and which were left out
 * for the reason that is their message.
 */
export type TestResults = z.infer<typeof shape>;

// A message of a runner has colours; the escape is written by its code.
const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** The verdict on a test, of whose message the first line that says something is kept. */
export const testResultOf = (test: string, message = 'It says nothing.'): TestResult => ({
  test,
  message: message.replaceAll(colours, '').trim().split('\n', 1).join(),
});

/** Stands in the title of a test that is left out, before the reason. */
export const skipMark = ' – skipped: ';

const reasonIn = (test: string): string | undefined => test.split(skipMark, 2)[1]?.split(' > ', 1)[0];

/** The verdict on a test that was told not to run. Without a reason it has failed, since nobody would learn what is missing. */
export const skippedTestResult = (test: string): Pick<TestResults, 'failed' | 'leftOut'> => {
  const reason = reasonIn(test);
  return reason === undefined
    ? {
        failed: [testResultOf(test, `It is skipped and does not say why; let its title end with “${skipMark}…”.`)],
        leftOut: [],
      }
    : { failed: [], leftOut: [testResultOf(test, reason)] };
};

/** How many tests were left out for each reason: `3 tests: PostgreSQL is not installed`. */
export const linesOfLeftOut = (leftOut: readonly TestResult[]): readonly string[] =>
  [...Map.groupBy(leftOut, ({ message }) => message)].map(
    ([reason, { length }]) => `${length} ${length === 1 ? 'test' : 'tests'}: ${reason}`,
  );

/** Leaves the verdicts of a run for the summary. */
export const writeTestResults = (path: string, testResults: TestResults): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(testResults));
};

/** The verdicts that a runner left; null when it left none, since it ended before its time. */
export const readTestResults = (path: string): TestResults | null =>
  existsSync(path) ? shape.parse(JSON.parse(readFileSync(path, 'utf8'))) : null;
