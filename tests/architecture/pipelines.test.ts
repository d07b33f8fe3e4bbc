import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const root = resolve(import.meta.dirname, '../..');
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
const pipelines = ['.gitlab-ci.yml', ...globSync('.github/workflows/*.yml', { cwd: root })];

/** Every text of a pipeline, at any depth. */
const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

test.each(pipelines)('%s runs commands of the project that exist', (file) => {
  const texts = textsOf(parse(readFileSync(join(root, file), 'utf8')));
  const commands = texts.flatMap((text) =>
    [...text.matchAll(/npm run (?:--silent )?([a-z:]+)/g)].map(([, name]) => name),
  );
  const programs = texts.flatMap((text) => [...text.matchAll(/node (\S+\.ts)/g)].map(([, path]) => path ?? ''));
  expect(commands.length).toBeGreaterThan(0);
  expect(commands.filter((name) => scripts[name ?? ''] === undefined)).toEqual([]);
  for (const program of programs) expect(readFileSync(join(root, program), 'utf8')).not.toBe('');
});

/** The npm commands of a pipeline, what it alone knows (shards, branches) left out. */
const commandsOf = (files: readonly string[]): readonly string[] => {
  const texts = files.flatMap((file) => textsOf(parse(readFileSync(join(root, file), 'utf8'))));
  const commands = texts.flatMap((text) =>
    [...text.matchAll(/(?:npm (?:ci|test|run)|node )[^|;>\n]*/g)].map(([one]) => one),
  );
  return [
    ...new Set(
      commands.map((one) =>
        one
          .replaceAll(/\$\{\{.*?\}\}|\$\w+/g, '…')
          .replace('…/…', '…/3')
          .trim(),
      ),
    ),
  ].toSorted();
};

test('both hosts of the code run the same commands and no other', () => {
  expect(commandsOf(pipelines.slice(0, 1))).toEqual(commandsOf(pipelines.slice(1)));
});
