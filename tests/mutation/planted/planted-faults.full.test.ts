import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { applyEdit, copyProject, editedText, generate, removeCopy, run, takeBack } from '../../recipes/project-copy.ts';
import { type Notice, plantedFaults } from './planted-faults.ts';

const minute = 60_000;
const project = path.resolve(import.meta.dirname, '../../..');
const kinds = new Set(plantedFaults.map(({ kind }) => kind));

test('every kind of fault is planted six times at least, each in a way of its own', () => {
  expect(new Set(plantedFaults.map(({ fault }) => fault)).size).toBe(plantedFaults.length);
  for (const kind of kinds) expect(plantedFaults.filter((one) => one.kind === kind).length, kind).toBeGreaterThan(5);
});

test('every fault still finds the place where it is planted', () => {
  for (const { edit } of plantedFaults) expect(() => editedText(project, edit)).not.toThrow();
});

/** The message of the check that should notice the fault; null without one. */
const printed = async (root: string, noticed: Notice): Promise<string | null> => {
  if ('types' in noticed) {
    const { status, output } = await run(root, 'tsc', '-p', '.', '--checkers', '1');
    return status === 0 || !output.includes(noticed.types) ? null : output;
  }
  const generated = await generate(root);
  if ('problem' in noticed) return generated.output.includes(` ${noticed.problem}\n`) ? generated.output : null;
  const { status, output } = await run(root, 'vitest', 'run', '--config', 'tests/vitest.config.ts', noticed.test);
  return status === 0 ? null : output;
};

describe('a planted fault is noticed for what it is', () => {
  let root = '';
  beforeAll(async () => {
    root = copyProject();
    await generate(root);
  }, 5 * minute);
  afterEach(() => takeBack(root));
  afterAll(() => {
    removeCopy(root);
  });

  test.each(plantedFaults)('$kind: $fault', { timeout: 10 * minute }, async ({ edit, noticed }) => {
    applyEdit(root, edit);
    expect(await printed(root, noticed)).not.toBeNull();
  });
});
