import { expect, test } from 'vitest';
import { changedSince, checkSteps, stepsSince } from '../../scripts/verify/steps.ts';

const testsOf = (changed: readonly string[]): readonly string[] =>
  stepsSince('HEAD', changed).flatMap(({ command }) => command.filter((word) => word.startsWith('tests/')));

test('what tests read instead of importing it is looked at where it has changed', () => {
  expect(testsOf(['content/pl/messages/form.yaml'])).toContain('tests/content');
  expect(testsOf(['scripts/bench.ts'])).not.toContain('tests/content');
});

test('a look at what differs leaves out only unused code', () => {
  const names = new Set(stepsSince('HEAD', ['src/x.ts']).map(({ name }) => name.split(' of ')[0]));
  expect(names).toContain('types');
  expect(names).toContain('generated output is current');
  expect(checkSteps.some(({ name }) => name === 'unused code')).toBe(true);
});

test('a revision that does not exist is reported in the words of git', () => {
  expect(() => changedSince('no-such-revision')).toThrow(/no-such-revision/);
});
