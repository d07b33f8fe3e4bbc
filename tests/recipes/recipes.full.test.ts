import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { timeoutFactor } from '../timeout-factor.ts';
import {
  applyEdit,
  carryOut,
  changedFiles,
  copyProject,
  generate,
  lookAt,
  removeCopy,
  run,
  takeBack,
} from './project-copy.ts';
import type { Recipe, Step } from './recipe.ts';
import { isWalkedTogether, recipes } from './recipes.ts';

const minute = 60_000 * timeoutFactor;

/** The problems that the generator named, as `code file`. */
const problemsIn = (output: string): readonly string[] =>
  [...output.matchAll(/^(\S+?)(?::\d+:\d+)? ([a-z-]+)$/gm)].map(([, file, code]) => `${code} ${file}`).toSorted();

/** Files with facts or texts that a step changes, and that the generator did not name before it. */
const unnamed = (step: Step | undefined, output: string): readonly string[] =>
  (step?.edits ?? [])
    .map(({ file }) => file)
    .filter((file) => /^(?:model|content)\//.test(file) && !output.includes(file));

const isGenerated = (file: string): boolean => file.startsWith('generated/');

const filesOf = ({ steps }: Recipe): readonly string[] =>
  [...new Set(steps.flatMap(({ edits }) => edits.map(({ file }) => file)))].toSorted();

/** All are walked in one copy, one after the other, each from where it started. */
let root = '';
beforeAll(() => {
  root = copyProject();
}, minute);
afterAll(() => {
  removeCopy(root);
});

describe.each(recipes)('to $name', (recipe) => {
  afterAll(() => takeBack(root));

  test('the generator succeeds after each step, or names exactly what is missing', {
    timeout: 5 * minute,
  }, async () => {
    for (const [index, step] of recipe.steps.entries()) {
      const { missing } = step;
      await carryOut(root, step);
      const { status, output } = await generate(root);
      expect(problemsIn(output), output).toEqual(missing);
      if (recipe.takesAway === true) expect(unnamed(recipe.steps[index + 1], output), output).toEqual([]);
      expect(status, output).toBe(missing.length === 0 ? 0 : 1);
    }
  });

  test('edits no other file by hand, and no more files than promised', () => {
    const changed = changedFiles(root);
    const written = recipe.steps.flatMap(({ runs }) => (runs === undefined ? [] : [runs.writes]));
    const byHand = changed.filter((file) => !isGenerated(file) && !written.some((folder) => file.startsWith(folder)));
    expect(byHand.toSorted()).toEqual(filesOf(recipe));
    expect(filesOf(recipe).length).toBeLessThanOrEqual(recipe.files ?? Number.POSITIVE_INFINITY);
    expect(changed.filter(isGenerated).length).toBeLessThanOrEqual(recipe.generated ?? Number.POSITIVE_INFINITY);
  });

  // The types of all others are checked where they are walked together.
  if (!isWalkedTogether(recipe))
    test('type-checks', { timeout: 5 * minute }, async () => {
      // Four checkers, as there are otherwise, take twice the processor time: each reads the types of the others again.
      const { status, output } = await run(root, 'tsc', '-p', '.', '--checkers', '1');
      expect(status, output).toBe(0);
    });

  const { look } = recipe;
  if (look === undefined) return;
  test('shows the result to its audience', { timeout: 5 * minute }, async () => {
    const { status, output } = await lookAt(root, look);
    expect(status, output).toBe(0);
  });
});

test('a recipe that finds no text to edit says so', () => {
  const edit = { file: 'recipes.full.test.ts', find: /^no such line$/m, put: '' };
  expect(() => applyEdit(import.meta.dirname, edit)).toThrow(
    'Nothing in recipes.full.test.ts matches /^no such line$/m.',
  );
});
