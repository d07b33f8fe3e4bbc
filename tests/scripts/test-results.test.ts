import { describe, expect, it } from 'vitest';
import { linesOfLeftOut, skippedTestResult, testResultOf } from '../../scripts/verify/test-results.ts';
import { withReason } from '../skip-reason.ts';

describe('a test that is left out', () => {
  it('is reported with the reason of its title, or of the title of its group', () => {
    const reason = 'there is no nginx';
    const tests = [
      `hosts.test.ts > nginx > ${withReason('answers', reason)}`,
      `hosts.test.ts > ${withReason('nginx', reason)} > answers`,
      `hosts.test.ts > ${withReason('hunspell', 'there is no hunspell')} > answers`,
    ];
    const found = tests.map(skippedTestResult);
    expect(found.flatMap(({ failed }) => failed)).toEqual([]);
    expect(linesOfLeftOut(found.flatMap(({ leftOut }) => leftOut))).toEqual([
      '2 tests: there is no nginx',
      '1 test: there is no hunspell',
    ]);
  });

  it('has failed where it has no reason', () => {
    const test = 'hosts.test.ts > nginx > answers';
    const { failed, leftOut } = skippedTestResult(test);
    expect(failed).toEqual([{ test, message: expect.stringContaining('without a reason') }]);
    expect(leftOut).toEqual([]);
  });

  it('keeps its title where it runs', () => {
    expect(withReason('answers', null)).toBe('answers');
  });
});

it('a verdict keeps the first line of its message that says something', () => {
  expect(testResultOf('a test', '\n\u001b[31mnot equal\u001b[39m\nmore').message).toBe('not equal');
});
