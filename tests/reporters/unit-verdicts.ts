import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { type Verdicts, verdictFiles, verdictOn, writeVerdicts } from '../../scripts/verify/verdicts.ts';

interface Told {
  readonly message: string;
}

const messageOf = (errors: readonly Told[] = []): string | undefined => errors[0]?.message;

/** Tells the summary which tests failed, and which passed only when they were tried again. */
export const unitVerdicts = (): Reporter => {
  const verdicts: Verdicts = { passed: 0, failed: [], unsteady: [] };
  return {
    onTestCaseResult: (test: TestCase) => {
      const result = test.result();
      const told = verdictOn(`${test.module.relativeModuleId} > ${test.fullName}`, messageOf(result.errors));
      if (result.state === 'failed') verdicts.failed.push(told);
      if (result.state === 'passed') verdicts.passed += 1;
      if (test.diagnostic()?.flaky) verdicts.unsteady.push(told);
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
