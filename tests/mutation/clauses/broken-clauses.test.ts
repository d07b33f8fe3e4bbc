import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { gatherEvidence } from '../../../scripts/evidence/gather-evidence.ts';
import { applyEdit, copyProject, removeCopy, run } from '../../walks/project-copy.ts';
import { brokenClauses } from './broken-clauses.ts';

const minute = 60_000;
const { claims } = gatherEvidence(path.resolve(import.meta.dirname, '../../..'), [], 0);

/** The files of vitest that witness a clause. */
const filesOf = (clause: string): readonly string[] =>
  [...new Set((claims[clause] ?? []).map(({ file }) => file))].filter((file) => /\.test\.tsx?$/.test(file));

const runWitnesses = (root: string, clause: string) =>
  run(root, 'vitest', 'run', '--config', 'tests/vitest.config.ts', `--tags-filter=@${clause}`, ...filesOf(clause));

const broken = brokenClauses.map((one) => [one.clause, one.fault, one.edit] as const);

test('thirty clauses at least are broken, each once, and none has its witnesses in a browser alone', () => {
  expect(new Set(broken.map(([clause]) => clause)).size).toBe(broken.length);
  expect(broken.length).toBeGreaterThanOrEqual(30);
  expect(broken.filter(([clause]) => filesOf(clause).length === 0)).toEqual([]);
});

describe.runIf(process.env.TEST_FULL === '1')('a clause that the product does not keep', () => {
  let root = '';
  beforeAll(async () => {
    root = copyProject();
    await run(root, 'node', 'generator/main.ts');
  }, 5 * minute);
  afterEach(() => {
    execFileSync('git', ['checkout', '--quiet', '.'], { cwd: root });
  });
  afterAll(() => removeCopy(root));

  test.each(broken)('turns a witness red: %s, %s', { timeout: 10 * minute }, async (clause, _, edit) => {
    const kept = await runWitnesses(root, clause);
    expect(kept.status, kept.output).toBe(0);
    applyEdit(root, edit);
    await run(root, 'node', 'generator/main.ts');
    const { status, output } = await runWitnesses(root, clause);
    expect(status, output).toBe(1);
    expect(output).toMatch(/AssertionError|RangeError|Error:/);
  });
});
