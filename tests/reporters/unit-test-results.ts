import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';
import type { TestRecord } from '../../scripts/verify/test-records.ts';
import {
  judgeSkippedTest,
  type TestResults,
  testResultFiles,
  toTestResult,
  writeTestResults,
} from '../../scripts/verify/test-results.ts';
import { recordRuns } from './record-runs.ts';

interface ReportedError {
  readonly message: string;
}

/** As against a test whose group could not be prepared, which is skipped too. */
const notToRun: ReadonlySet<string | undefined> = new Set(['skip', 'todo']);

const messageOf = (errors: readonly ReportedError[] = []): string | undefined => errors[0]?.message;

/** Tells the summary which tests failed, which passed only when they were tried again, and which were left out. */
export const unitTestResults = (): Reporter => {
  const testResults: TestResults = { passed: 0, failed: [], unsteady: [], leftOut: [] };
  const runs = new Map<string, TestRecord['tests']>();
  return {
    onTestCaseResult: (test: TestCase) => {
      const result = test.result();
      const name = `${test.module.relativeModuleId} > ${test.fullName}`;
      const reported = toTestResult(name, messageOf(result.errors));
      if (result.state === 'failed' || result.state === 'passed') {
        const { relativeModuleId: file } = test.module;
        const tests = runs.get(file) ?? [];
        tests.push({ title: test.fullName, passed: result.state === 'passed', tags: [...test.tags] });
        runs.set(file, tests);
      }
      if (result.state === 'failed') testResults.failed.push(reported);
      if (result.state === 'passed') testResults.passed += 1;
      if (test.diagnostic()?.flaky) testResults.unsteady.push(reported);
      if (!notToRun.has(test.options.mode)) return;
      const { failed, leftOut } = judgeSkippedTest(name);
      testResults.failed.push(...failed);
      testResults.leftOut.push(...leftOut);
    },
    // What prepares a group or clears it up; its tests are skipped then, and were meant to run.
    onTestSuiteResult: (suite: TestSuite) => {
      const name = `${suite.module.relativeModuleId} > ${suite.fullName}`;
      for (const { message } of suite.errors()) testResults.failed.push(toTestResult(name, message));
    },
    onTestModuleEnd: (module: TestModule) => {
      for (const { message } of module.errors())
        testResults.failed.push(toTestResult(module.relativeModuleId, message));
    },
    onTestRunEnd: (_modules, unhandled) => {
      for (const { message } of unhandled) testResults.failed.push(toTestResult('outside any test', message));
      writeTestResults(testResultFiles.unit, testResults);
      recordRuns(runs);
    },
  };
};
