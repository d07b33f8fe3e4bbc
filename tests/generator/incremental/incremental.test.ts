import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const project = resolve(import.meta.dirname, '../../..');
const isFull = process.env.TEST_FULL === '1';
const [edits, every] = isFull ? ['1000', '10'] : ['8', '4'];

test('a generator that stays writes, and says, what a new one would after every edit', () => {
  const program = join(import.meta.dirname, 'random-edits.ts');
  const seed = isFull ? `${Date.now() % 1_000_000}` : '3';
  const printed = execFileSync(join(project, 'node_modules/.bin/node'), [program, project, seed, edits, every], {
    encoding: 'utf8',
  });
  const { edits: done, sound, different } = JSON.parse(printed);
  expect(different, `seed ${seed}`).toEqual([]);
  expect([done, sound > 0]).toEqual([Number(edits), true]);
}, 3_600_000);
