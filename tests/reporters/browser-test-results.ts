import { relative, resolve } from 'node:path';
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';
import {
  judgeSkippedTest,
  type TestResult,
  testResultFiles,
  toTestResult,
  writeTestResults,
} from '../../scripts/verify/test-results.ts';
import { recordRuns } from './record-runs.ts';

const root = resolve(import.meta.dirname, '../..');

/** Tells the summary which browser tests failed, which passed only when they were tried again, and which were left out. */
export default class BrowserTestResults implements Reporter {
  private suite: Suite | undefined;
  private readonly outside: TestResult[] = [];

  printsToStdio(): boolean {
    return false;
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onError({ message }: { readonly message?: string }): void {
    this.outside.push(toTestResult('outside any test', message));
  }

  onEnd(): void {
    const tests = this.suite?.allTests() ?? [];
    const named = (outcome: string) =>
      tests
        .filter((test) => test.outcome() === outcome)
        .map((test) => ({ name: test.titlePath().slice(2).join(' > '), message: test.results[0]?.error?.message }));
    const testResults = (outcome: string): TestResult[] =>
      named(outcome).map(({ name, message }) => toTestResult(name, message));
    const skipped = named('skipped').map(({ name }) => judgeSkippedTest(name));
    const ran = tests.filter((test) => test.outcome() !== 'skipped');
    const byFile = Map.groupBy(ran, ({ location }) => relative(root, location.file));
    recordRuns(
      new Map(
        [...byFile].map(([file, group]) => [
          file,
          group.map((test) => ({
            title: test.titlePath().slice(3).join(' > '),
            passed: ['expected', 'flaky'].includes(test.outcome()),
            tags: test.tags,
          })),
        ]),
      ),
    );
    writeTestResults(testResultFiles.browser, {
      passed: tests.filter((test) => ['expected', 'flaky'].includes(test.outcome())).length,
      failed: [...this.outside, ...testResults('unexpected'), ...skipped.flatMap(({ failed }) => failed)],
      unsteady: testResults('flaky'),
      leftOut: skipped.flatMap(({ leftOut }) => leftOut),
    });
  }
}
