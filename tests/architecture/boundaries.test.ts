import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

type Import = readonly [file: string, imported: string];

const refused: readonly Import[] = [
  ['model/planted.ts', '../generator/run.ts'],
  ['model/planted.ts', '#generator/run.ts'],
  ['model/planted.ts', 'node:fs'],
  ['model/rules/planted.ts', '../../src/site/app/render.tsx'],
  ['generator/planted.ts', '../src/site/app/render.tsx'],
  ['generator/planted.ts', '#site/app/render.tsx'],
  ['generator/planted.ts', 'react'],
  ['generator/plan/planted.ts', '#generated/routes/routes.ts'],
  ['generator/plan/planted.ts', '#backend/read-catalogue.ts'],
  ['generator/plan/planted.ts', '#forms/planted.ts'],
  ['generator/load/planted.ts', '../../scripts/evidence/gather-evidence.ts'],
  ['generator/load/planted.ts', '../../tests/mutation/main.ts'],
  ['src/domain/planted.ts', '#model/index.ts'],
  ['src/site/app/planted.tsx', '#model/index.ts'],
  ['src/site/app/planted.tsx', '../../../model/index.ts'],
  ['src/site/app/planted.tsx', '../../backend/api/api.ts'],
  ['src/site/app/planted.tsx', 'node:fs'],
  ['src/site/ui/planted.tsx', '../features/dates/list/dates-list.tsx'],
  ['src/site/lib/planted.ts', '../app/browser/islands.ts'],
  ['src/site/features/dates/planted.tsx', '../faq/faq.tsx'],
  ['src/site/features/dates/planted.tsx', '#site/features/faq/faq.tsx'],
  ['src/site/features/dates/planted.tsx', '../../pages/course.tsx'],
  ['src/site/pages/planted.tsx', '../app/document/document.tsx'],
  ['src/backend/planted.ts', '#model/index.ts'],
  ['src/backend/api/planted.ts', '../../../generator/run.ts'],
  ['src/backend/api/planted.ts', '#site/lib/texts.ts'],
  ['scripts/planted.ts', '#model/index.ts'],
  ['scripts/planted.ts', '../model/index.ts'],
  ['tests/oracles/planted.ts', '#generated/rules/availability-badge.ts'],
  ['tests/oracles/planted.ts', '../../model/index.ts'],
  ['tests/oracles/planted.ts', '#model/index.ts'],
  ['tests/oracles/planted.ts', '../../generated/rules/availability-badge.ts'],
  ['tests/oracles/planted.ts', '#generator/runtime/civil-date.ts'],
  ['tests/oracles/planted.ts', './availability-badge.ts'],
  ['tests/oracles/forms/planted.ts', '#generated/runtime/text-normalisation.ts'],
];

const allowed: readonly Import[] = [
  ['model/planted.ts', 'zod'],
  ['model/rules/planted.ts', '../source.ts'],
  ['generator/plan/planted.ts', '#model/schema/base.ts'],
  ['generator/load/planted.ts', 'node:fs'],
  ['src/site/features/dates/planted.tsx', '../../lib/texts.ts'],
  ['src/site/features/dates/planted.tsx', './term.ts'],
  ['src/site/pages/planted.tsx', '../features/dates/list/dates-list.tsx'],
  ['src/site/app/planted.tsx', '#generated/routes/routes.ts'],
  ['src/backend/api/planted.ts', '../content/content-routes.ts'],
  ['scripts/planted.ts', '#generator/run.ts'],
  ['tests/oracles/planted.ts', 'zod/v3'],
];

const workspace = resolve('.cache/boundaries');
const found = new Map<string, string>();

/** One planted file per import, in a tree of its own with the project's lint rules. */
const nameOf = ([file, imported]: Import): string => {
  const number = [...refused, ...allowed].findIndex(([other, name]) => other === file && name === imported);
  return file.replace('planted', `planted-${number}`);
};

const plant = (entry: Import): void => {
  const path = join(workspace, nameOf(entry));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `import { planted } from '${entry[1]}';\n\nexport const used = planted;\n`);
};

beforeAll(() => {
  rmSync(workspace, { recursive: true, force: true });
  for (const entry of [...refused, ...allowed]) plant(entry);
  const rules = JSON.parse(readFileSync('biome.json', 'utf8'));
  const { $schema: _, vcs: __, ...own } = rules;
  writeFileSync(join(workspace, 'biome.json'), JSON.stringify({ root: true, ...own }));
  const biome = resolve('node_modules/.bin/biome');
  const { stdout, stderr } = spawnSync(biome, ['lint', '--reporter=github', '--max-diagnostics=none', '.'], {
    cwd: workspace,
    encoding: 'utf8',
  });
  for (const line of `${stdout}\n${stderr}`.split('\n')) {
    const [, file = ''] = /file=([^,]+)/.exec(line) ?? [];
    if (line.includes('noRestrictedImports')) found.set(relative(workspace, file), line);
  }
});

describe('import directions', () => {
  it.each(refused)('%s may not import %s', (file, imported) => {
    expect(found.has(nameOf([file, imported]))).toBe(true);
  });

  it.each(allowed)('%s may import %s', (file, imported) => {
    expect(found.get(nameOf([file, imported]))).toBeUndefined();
  });
});
