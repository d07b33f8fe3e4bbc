import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { courseTypes } from '#generated/data/course-types.ts';

const ids = new Set<string>(courseTypes.map(({ id }) => id));

/** Hand-written modules that decide by data of the model; `src/domain` declares the types of that data. */
const modules = globSync('src/{site,backend,forms,audit}/**/*.{ts,tsx}');

test('no code knows a course by its id: a course is found by its facts', () => {
  const named = modules.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(['"])([\w-]+)\1/g)].flatMap(([, , text = '']) =>
      ids.has(text) ? [`${file}: ${text}`] : [],
    ),
  );
  expect(named).toEqual([]);
});
