import { expect, test } from 'vitest';
import { changedSince, checkSteps, leftOutSince, stepsSince } from '../../scripts/verify/steps.ts';

const testsOf = (changed: readonly string[]): readonly string[] =>
  stepsSince('HEAD', changed).flatMap(({ command }) => command.filter((word) => word.startsWith('tests/')));

test('what tests read instead of importing it is looked at where it has changed', () => {
  expect(testsOf(['content/pl/messages/form.yaml'])).toContain('tests/content');
  expect(testsOf(['scripts/bench.ts'])).not.toContain('tests/content');
});

test('a look at what differs leaves out unused code, and says so', () => {
  const names = new Set(stepsSince('HEAD', ['src/x.ts']).map(({ name }) => name.split(' of ')[0]));
  expect(names).toContain('types');
  expect(names).toContain('generated output is current');
  const [only] = checkSteps.filter(({ name }) => name === 'unused code');
  expect(leftOutSince).toContain(only?.name);
  expect(names).not.toContain(only?.name);
});

test('a revision that does not exist is reported in the words of git', () => {
  expect(() => changedSince('no-such-revision')).toThrow(/no-such-revision/);
});
