import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readCoveringTests } from '../../../scripts/verify/covering-tests.ts';
import { applyEdit, copyProject, editedText, generate, removeCopy, run, takeBack } from '../../recipes/project-copy.ts';
import { brokenClauses } from './broken-clauses.ts';

const minute = 60_000;
const project = path.resolve(import.meta.dirname, '../../..');
const claims = readCoveringTests(project);

/** Whether a file looks at the built site, which takes time. */
const looksAtBuild = (file: string): boolean =>
  /build-for-tests|built-text/.test(readFileSync(path.join(project, file), 'utf8'));

/** The files of vitest that witness a clause, but for those of the full run. */
const filesOf = (clause: string): readonly string[] =>
  (claims[clause] ?? []).filter((file) => /(?<!\.full)\.test\.tsx?$/.test(file));

const runTests = (root: string, files: readonly string[], ...options: readonly string[]) =>
  run(root, 'vitest', 'run', '--config', 'tests/vitest.config.ts', ...options, ...files);

/** Whether a test of this clause is red: those that look at the built site are asked only when all others are green. */
const isNoticed = async (root: string, clause: string): Promise<boolean> => {
  const files = filesOf(clause);
  for (const some of [files.filter((file) => !looksAtBuild(file)), files.filter(looksAtBuild)]) {
    if (some.length === 0) continue;
    const { status, output } = await runTests(root, some, `--tags-filter=@${clause}`, '--bail=1', '--retry=0');
    if (status === 1 && /Tests .*failed/.test(output)) return true;
  }
  return false;
};

const broken = brokenClauses.map((one) => [one.clause, one.fault, one.edit] as const);

test('at least thirty clauses are broken, each in one way where possible, and none has witnesses in a browser alone', () => {
  expect(new Set(broken.map(([clause]) => clause)).size).toBe(broken.length);
  expect(broken.length).toBeGreaterThanOrEqual(30);
  expect(broken.filter(([clause]) => filesOf(clause).length === 0)).toEqual([]);
  for (const [, , edit] of broken) expect(() => editedText(project, edit)).not.toThrow();
});

describe('a clause that the product breaks', () => {
  let root = '';
  beforeAll(async () => {
    root = copyProject();
    await generate(root);
  }, 5 * minute);
  /** Whether what was generated is of a broken model. */
  let stale = false;
  afterEach(async () => {
    takeBack(root);
    if (stale) await generate(root);
    stale = false;
  });
  afterAll(() => {
    removeCopy(root);
  });

  test('has witnesses that pass while it is kept', { timeout: 10 * minute }, async () => {
    const files = new Set(brokenClauses.flatMap(({ clause }) => filesOf(clause)));
    const { status, output } = await runTests(root, [...files]);
    expect(status, output).toBe(0);
  });

  test.each(broken)('fails a witness: %s, %s', { timeout: 5 * minute }, async (clause, _, edit) => {
    applyEdit(root, edit);
    stale = !edit.file.startsWith('src/');
    const generated = stale ? await generate(root) : null;
    // What the generator refuses reaches nobody: it is a witness as well.
    if (generated !== null && /^[1-9]\d* problems?; nothing was written/m.test(generated.output)) return;
    expect(await isNoticed(root, clause)).toBe(true);
  });
});
