import type { FullConfig, Reporter, Suite } from 'playwright/types/testReporter';
import { type Verdict, verdictFiles, verdictOn, writeVerdicts } from '../../scripts/verify/verdicts.ts';

/** Tells the summary which browser tests failed, and which passed only when they were tried again. */
export default class BrowserVerdicts implements Reporter {
  private suite: Suite | undefined;
  private readonly outside: Verdict[] = [];

  printsToStdio(): boolean {
    return false;
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onError({ message }: { readonly message?: string }): void {
    this.outside.push(verdictOn('outside any test', message));
  }

  onEnd(): void {
    const tests = this.suite?.allTests() ?? [];
    const verdicts = (outcome: string): Verdict[] =>
      tests
        .filter((test) => test.outcome() === outcome)
        .map((test) => verdictOn(test.titlePath().slice(2).join(' > '), test.results[0]?.error?.message));
    writeVerdicts(verdictFiles.browser, {
      passed: tests.filter((test) => ['expected', 'flaky'].includes(test.outcome())).length,
      failed: [...this.outside, ...verdicts('unexpected')],
      unsteady: verdicts('flaky'),
    });
  }
}
