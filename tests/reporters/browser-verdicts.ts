import type { FullConfig, Reporter, Suite } from 'playwright/types/testReporter';
import {
  type Verdict,
  verdictFiles,
  verdictOn,
  verdictOnSkipped,
  writeVerdicts,
} from '../../scripts/verify/verdicts.ts';

/** Tells the summary which browser tests failed, which passed only when they were tried again, and which were left out. */
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
    const named = (outcome: string) =>
      tests
        .filter((test) => test.outcome() === outcome)
        .map((test) => ({ name: test.titlePath().slice(2).join(' > '), message: test.results[0]?.error?.message }));
    const verdicts = (outcome: string): Verdict[] =>
      named(outcome).map(({ name, message }) => verdictOn(name, message));
    const skipped = named('skipped').map(({ name }) => verdictOnSkipped(name));
    writeVerdicts(verdictFiles.browser, {
      passed: tests.filter((test) => ['expected', 'flaky'].includes(test.outcome())).length,
      failed: [...this.outside, ...verdicts('unexpected'), ...skipped.flatMap(({ failed }) => failed)],
      unsteady: verdicts('flaky'),
      leftOut: skipped.flatMap(({ leftOut }) => leftOut),
    });
  }
}
