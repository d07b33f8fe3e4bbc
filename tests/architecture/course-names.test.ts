import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { courseTypes } from '#generated/data/course-types.ts';

const ids = new Set<string>(courseTypes.map(({ id }) => id));

/** Hand-written modules that decide by data of the model; `src/domain` declares the types of that data. */
const modules = execFileSync('git', ['ls-files', 'src/site', 'src/backend', 'src/forms', 'src/audit'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file));

test('no code knows a course by its id: a course is found by its facts', () => {
  const named = modules.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(['"])([\w-]+)\1/g)].flatMap(([, , text = '']) =>
      ids.has(text) ? [`${file}: ${text}`] : [],
    ),
  );
  expect(named).toEqual([]);
});
