import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const root = resolve(import.meta.dirname, '../..');
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
const pipelines = globSync('.github/workflows/*.yml', { cwd: root });

/** Every text of a pipeline, at any depth. */
const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

test.each(pipelines)('%s runs commands of the project that exist', (file) => {
  const texts = textsOf(parse(readFileSync(join(root, file), 'utf8')));
  const commands = texts.flatMap((text) =>
    [...text.matchAll(/npm (?:run (?:--silent )?)?([a-z:]+)/g)].map(([, name]) => name).filter((name) => name !== 'ci'),
  );
  const programs = texts.flatMap((text) => [...text.matchAll(/node (\S+\.ts)/g)].map(([, path]) => path ?? ''));
  expect(commands.length).toBeGreaterThan(0);
  expect(commands.filter((name) => scripts[name ?? ''] === undefined)).toEqual([]);
  for (const program of programs) expect(readFileSync(join(root, program), 'utf8')).not.toBe('');
});

test('the usual run checks every change, and the full one runs by itself', () => {
  const on = (event: string) =>
    pipelines
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .filter((text) => event in z.object({ on: z.record(z.string(), z.unknown()) }).parse(parse(text)).on)
      .join('\n');
  expect(on('pull_request')).toMatch(/- run: npm test/);
  expect(on('schedule')).toMatch(/- run: npm run test:full/);
});
