import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { model } from '#model/index.ts';

const folder = resolve(import.meta.dirname, '../../model/rules');
const tables = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) =>
    [
      ...readFileSync(join(folder, file), 'utf8').matchAll(
        /= (?:decision|transition)Table\(\{\n {2}id: '([a-z0-9-]+)'/g,
      ),
    ].map(([, id = '']) => ({ file, id })),
  );

it('every rule has a file of its own, named after it, in the folder of its area', () => {
  const expected = model.rules.map(({ id, area }) => ({ file: `${area}/${id}.ts`, id }));
  const byFile = (one: { file: string }, other: { file: string }) => (one.file < other.file ? -1 : 1);
  expect(tables.toSorted(byFile)).toEqual(expected.toSorted(byFile));
});
