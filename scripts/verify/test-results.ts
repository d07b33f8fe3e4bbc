import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

/** Files to which the runners write their results. */
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

/** A test and the first line of its message. */
export type TestResult = z.infer<typeof testResult>;

/** Results of a run: `unsteady` tests passed only in a second try, `leftOut` ones carry their reason as message. */
export type TestResults = z.infer<typeof shape>;

// Runners colour their messages; the escape character is written here as its code.
const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** The result of a test with the first line of its message. */
export const toTestResult = (test: string, message = 'It has no message.'): TestResult => ({
  test,
  message: message.replaceAll(colours, '').trim().split('\n', 1).join(),
});

/** Separates the title of a skipped test from the reason. */
export const skipMark = ' – skipped: ';

const reasonIn = (test: string): string | undefined => test.split(skipMark, 2)[1]?.split(' > ', 1)[0];

/** The result of a skipped test; without a reason in its title it counts as failed. */
export const judgeSkippedTest = (test: string): Pick<TestResults, 'failed' | 'leftOut'> => {
  const reason = reasonIn(test);
  return reason === undefined
    ? {
        failed: [toTestResult(test, `It is skipped without a reason; end its title with “${skipMark}…”.`)],
        leftOut: [],
      }
    : { failed: [], leftOut: [toTestResult(test, reason)] };
};

/** How many tests were left out for each reason: `3 tests: PostgreSQL is not installed`. */
export const listSkippedTestsByReason = (leftOut: readonly TestResult[]): readonly string[] =>
  [...Map.groupBy(leftOut, ({ message }) => message)].map(
    ([reason, { length }]) => `${length} ${length === 1 ? 'test' : 'tests'}: ${reason}`,
  );

/** Writes the results of a run for the summary. */
export const writeTestResults = (path: string, testResults: TestResults): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(testResults));
};

/** Reads the results of a test runner; null if it crashed before it wrote them. */
export const readTestResults = (path: string): TestResults | null =>
  existsSync(path) ? shape.parse(JSON.parse(readFileSync(path, 'utf8'))) : null;
