import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { model } from '#model/index.ts';

const root = join(import.meta.dirname, '../..');
/** The code that visitors and the office meet, and that which prints it, without comments. */
const code = globSync(['src/{backend,forms,site}/**/*.{ts,tsx}', 'generator/**/*.ts'], { cwd: root })
  .map((file) => readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''))
  .join('\n');

/** Rows that do nothing until code names them: how code does that, and what to do where none does. */
const tables = [
  {
    file: 'model/rules/',
    names: model.rules.map(({ id }) => id),
    uses: (id: string) => new RegExp(`#generated/rules/${id}\\.ts'|decide\\('${id}'`),
    remedy: 'Import its function from #generated/rules/ where it decides',
  },
  {
    file: 'model/analytics/events.ts',
    names: model.analytics.map(({ name }) => name),
    uses: (name: string) => new RegExp(`event: '${name}'`),
    remedy: 'Call `track` of src/site/lib/analytics/ where the event happens',
  },
  {
    file: 'model/site/choices.ts',
    names: model.choices.map(({ id }) => id),
    uses: (id: string) => new RegExp(`choices\\.${id}\\b|id === '${id}'`),
    remedy: 'Read it from #generated/data/choices.ts where the choice makes a difference',
  },
  {
    file: 'model/site/carousels.ts',
    names: model.carousels.map(({ id }) => id),
    uses: (id: string) => new RegExp(`id="${id}"`),
    remedy: 'Show a `Carousel` with this id',
  },
  {
    file: 'model/routes/feeds.ts',
    names: model.feeds.map(({ id }) => id),
    uses: (id: string) => new RegExp(`[fF]eeds\\.${id}\\b`),
    remedy: 'Write the file at its address in src/site/build/, or nobody finds what is published there',
  },
];

test.each(tables)('the code names every row of $file', ({ file, names, uses, remedy }) => {
  expect(names.length).toBeGreaterThan(0);
  const unnamed = names.filter((name) => !uses(name).test(code));
  expect(unnamed.map((name) => `Nothing uses “${name}” of ${file}. ${remedy}, or delete the row.`)).toEqual([]);
});
