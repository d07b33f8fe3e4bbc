import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { brokenOutputMessage } from '#generator/command/broken-output.ts';
import { reportOutcome } from '#generator/command/report-outcome.ts';
import { loadFactor, timeoutFactor } from '../../timeout-factor.ts';
import { makeWorkspace } from '../fixtures/workspace.ts';
import { readTree, settle, variantOf } from './trees.ts';

const node = join(import.meta.dirname, '../../../node_modules/.bin/node');
const program = join(import.meta.dirname, 'write-process.ts');
const moments = 200;
const inputs = { 'model/index.ts': 'export const model = {};\n', 'content/pl/page.md': 'Text\n' };

/** Starts a process that writes without end, and ends it after some milliseconds. */
const writeAndKill = async (root: string, first: number, after: number): Promise<void> => {
  const child = spawn(node, [program, root, `${first}`], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  await sleep(after);
  const ended = once(child, 'close');
  child.kill('SIGKILL');
  await ended;
};

const reportOfCheck = async (root: string, number: number): Promise<string> =>
  reportOutcome(await settle(root, variantOf(number), { mode: 'check' }), 0).lines.join('\n');

test(`a run killed at any of ${moments} moments leaves complete output, or output that the next run detects and completes`, {
  timeout: 600_000 * timeoutFactor,
}, async () => {
  const root = makeWorkspace(inputs);
  await settle(root, variantOf(0));
  let broken = 0;
  // A loaded machine may take longer until one of them is amid the writing.
  for (let moment = 0; moment < moments || (broken === 0 && moment < 200); moment += 1) {
    const first = moment * 100 + 1;
    await writeAndKill(root, first, ((moment * 7) % 60) * loadFactor());
    const sentence = brokenOutputMessage(root);
    const checked = await reportOfCheck(root, first + 7);
    if (sentence !== null) {
      broken += 1;
      expect(sentence).toMatch(/^generated\/ is not what its manifest lists: \S.+Run `npm run generate`/);
      expect(checked).toContain('A run of the generator was interrupted');
    }
    // The inputs may be others by then: neither an edit by hand nor a foreign file is seen where there is none.
    const next = variantOf(first + 50);
    expect(await settle(root, next), `moment ${moment}`).toMatchObject({ kind: 'written' });
    expect(brokenOutputMessage(root)).toBeNull();
    expect(await settle(root, next, { mode: 'check' })).toMatchObject({ differences: [], unfinished: null });
    expect(Object.keys(readTree(join(root, 'generated')))).toHaveLength(next.length + 1);
    expect([readTree(join(root, 'model')), readTree(join(root, 'content'))]).toEqual([
      { 'index.ts': inputs['model/index.ts'] },
      { 'pl/page.md': inputs['content/pl/page.md'] },
    ]);
  }
  expect(broken, 'some were ended amid the writing').toBeGreaterThan(0);
  expect(readdirSync(join(root, '.cache')).toSorted()).toEqual(['generate-lock', 'site']);
});

test('keeps what a person edits after such a run', async () => {
  const root = makeWorkspace(inputs);
  await settle(root, variantOf(0));
  for (let after = 0; brokenOutputMessage(root) === null && after < 600; after += 3)
    await writeAndKill(root, 1 + after, (after % 60) * loadFactor());
  expect(existsSync(join(root, '.cache/generate.journal'))).toBe(true);
  writeFileSync(join(root, 'generated/file-1.ts'), 'by hand');
  expect(await settle(root, variantOf(999))).toMatchObject({
    kind: 'problems',
    problems: [{ code: 'output-edited', file: 'generated/file-1.ts' }],
  });
});
