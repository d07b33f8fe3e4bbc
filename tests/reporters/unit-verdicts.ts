import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';
import {
  type Verdicts,
  verdictFiles,
  verdictOn,
  verdictOnSkipped,
  writeVerdicts,
} from '../../scripts/verify/verdicts.ts';

interface Told {
  readonly message: string;
}

/** As against a test whose group could not be prepared, which is skipped too. */
const notToRun: ReadonlySet<string | undefined> = new Set(['skip', 'todo']);

const messageOf = (errors: readonly Told[] = []): string | undefined => errors[0]?.message;

/** Tells the summary which tests failed, which passed only when they were tried again, and which were left out. */
export const unitVerdicts = (): Reporter => {
  const verdicts: Verdicts = { passed: 0, failed: [], unsteady: [], leftOut: [] };
  return {
    onTestCaseResult: (test: TestCase) => {
      const result = test.result();
      const name = `${test.module.relativeModuleId} > ${test.fullName}`;
      const told = verdictOn(name, messageOf(result.errors));
      if (result.state === 'failed') verdicts.failed.push(told);
      if (result.state === 'passed') verdicts.passed += 1;
      if (test.diagnostic()?.flaky) verdicts.unsteady.push(told);
      if (!notToRun.has(test.options.mode)) return;
      const { failed, leftOut } = verdictOnSkipped(name);
      verdicts.failed.push(...failed);
      verdicts.leftOut.push(...leftOut);
    },
    // What prepares a group or clears it up; its tests are skipped then, and were meant to run.
    onTestSuiteResult: (suite: TestSuite) => {
      const name = `${suite.module.relativeModuleId} > ${suite.fullName}`;
      for (const { message } of suite.errors()) verdicts.failed.push(verdictOn(name, message));
    },
    onTestModuleEnd: (module: TestModule) => {
      for (const { message } of module.errors()) verdicts.failed.push(verdictOn(module.relativeModuleId, message));
    },
    onTestRunEnd: (_modules, unhandled) => {
      for (const { message } of unhandled) verdicts.failed.push(verdictOn('outside any test', message));
      writeVerdicts(verdictFiles.unit, verdicts);
    },
  };
};
