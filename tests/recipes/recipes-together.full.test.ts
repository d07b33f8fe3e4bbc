import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { timeoutFactor } from '../timeout-factor.ts';
import { carryOut, copyProject, generate, removeCopy, run } from './project-copy.ts';
import type { Recipe } from './recipe.ts';
import { isWalkedTogether, recipes } from './recipes.ts';

const minute = 60_000 * timeoutFactor;

const taken = recipes.filter(isWalkedTogether);

/** Tests that failed in a whole check, but those that repeat the specification: what is taken away departs from it. */
const failedIn = (output: string): readonly string[] =>
  [...(output.split('\nFailed:\n')[1] ?? '').matchAll(/^ {2}(\S.*)\n {4}(.*)$/gm)]
    .filter(([, test = '']) => !test.startsWith('tests/specification/'))
    .map(([, test, message]) => `${test}: ${message}`);

/** A whole check takes minutes, so all are carried out in one copy, one upon the other. */
describe('all recipes applied one after the other', () => {
  let root = '';
  beforeAll(() => {
    root = copyProject();
  }, minute);
  afterAll(() => removeCopy(root));

  /** What one takes away another need not edit. */
  const removed = new Set<string>();
  const carryOutAll = async (chosen: readonly Recipe[]): Promise<void> => {
    for (const step of chosen.flatMap(({ steps }) => steps)) await carryOut(root, step, removed);
    const { status, output } = await generate(root);
    expect(status, output).toBe(0);
  };

  test('additions and changes, except those against the specification, keep the specification', {
    timeout: 10 * minute,
  }, async () => {
    await carryOutAll(taken.filter(({ takesAway }) => takesAway !== true));
    const { status, output } = await run(
      root,
      'vitest',
      'run',
      '--config',
      'tests/vitest.config.ts',
      'tests/specification',
    );
    expect(status, output).toBe(0);
  });

  test('with removals and renames too, every check passes once the files are formatted', {
    timeout: 30 * minute,
  }, async () => {
    await carryOutAll(taken.filter(({ takesAway }) => takesAway === true));
    await run(root, 'biome', 'check', '--write', '.');
    const { output } = await run(root, 'node', 'scripts/test.ts', '--check');
    expect(failedIn(output), output).toEqual([]);
    expect(output).toMatch(/^\d{4,} passed, \d+ failed$/m);
  });
});
