import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** A folder, and what a file in it would import. */
type Import = readonly [folder: string, imported: string];

const refused: readonly Import[] = [
  ['model', '../generator/run.ts'],
  ['model', '#generator/run.ts'],
  ['model', 'node:fs'],
  ['src/domain', '#generated/routes/routes.ts'],
  ['src/contract', '../site/lib/texts.ts'],
  ['src/forms', '#site/lib/texts.ts'],
  ['src/forms', '#settings/lock.ts'],
  ['src/domain', '#settings/lock.ts'],
  ['src/hosting', '#settings/settings.ts'],
  ['model', '#settings/lock.ts'],
  ['generator/plan', '#settings/lock.ts'],
  ['generator/emit', '#settings/lock.ts'],
  ['src/site/lib', '#settings/lock.ts'],
  ['generator', '../src/site/app/document/render.tsx'],
  ['generator/plan', '#forms/check-form.ts'],
  ['generator/load', '../../scripts/verify/run-step.ts'],
  ['generator/load', '#audit/write-audit.ts'],
  ['generator', 'react'],
  ['generator/load', '../validate/index.ts'],
  ['generator/validate', '../plan/index.ts'],
  ['generator/validate/content', '../../emit/index.ts'],
  ['generator/validate', 'node:fs'],
  ['generator/plan', '../emit/index.ts'],
  ['generator/plan/pages', 'node:fs'],
  ['generator/emit', '../load/load-project.ts'],
  ['generator/emit/rules', '../../write/write-tree.ts'],
  ['generator/write', '../command/run-command.ts'],
  ['generator/rules/meaning', '../../plan/index.ts'],
  ['src/site/app', '#model/index.ts'],
  ['src/site/app', '../../../model/index.ts'],
  ['src/site/app', '../../backend/http/api.ts'],
  ['src/site/app', 'node:fs'],
  ['src/site/app', '../build/build-site.ts'],
  ['src/site/ui', '../features/dates/dates-list.tsx'],
  ['src/site/lib', '../app/browser/islands.ts'],
  ['src/site/feeds', '../pages/course.tsx'],
  ['src/site/features/dates', '../faq/faq.tsx'],
  ['src/site/features/dates', '#site/features/faq/faq.tsx'],
  ['src/site/features/dates/list', '../../faq/faq.tsx'],
  ['src/site/features', './faq/faq.tsx'],
  ['src/site/features/dates', '../../pages/course.tsx'],
  ['src/site/pages', '../app/document/document.tsx'],
  ['src/backend', '#model/index.ts'],
  ['src/backend/http', '../../../generator/run.ts'],
  ['src/backend/http', '#site/lib/texts.ts'],
  ['src/site/lib', '#audit/write-audit.ts'],
  ['scripts/verify', '#audit/write-audit.ts'],
  ['scripts', '#model/index.ts'],
  ['scripts', '#generator/plan/index.ts'],
  ['tests/oracles', '#generated/rules/availability-badge.ts'],
  ['tests/oracles', '../../model/index.ts'],
  ['tests/oracles', '#domain/dates/civil-date.ts'],
  ['tests/oracles', './availability.ts'],
];

const allowed: readonly Import[] = [
  ['model', 'zod'],
  ['model', '#domain/locale.ts'],
  ['model/rules', '../source.ts'],
  ['generator/plan', '#model/schema/base.ts'],
  ['generator/plan', '../validate/project.ts'],
  ['generator/plan', 'node:crypto'],
  ['generator/load', 'node:fs'],
  ['generator/write', '#settings/lock.ts'],
  ['src/site/build', '#settings/lock.ts'],
  ['src/backend/database', '#settings/lock.ts'],
  ['src/settings', 'node:fs'],
  ['src/forms/registration', '#generated/rules/pesel-field.ts'],
  ['src/site/features/dates', '../../lib/texts.ts'],
  ['src/site/features/dates', './term.ts'],
  ['src/site/features/dates/list', '../term.ts'],
  ['src/site/pages', '../features/dates/dates-list.tsx'],
  ['src/site/app', '#generated/routes/routes.ts'],
  ['src/site/build', 'node:fs'],
  ['src/backend/http', '../content/content-routes.ts'],
  ['src/backend/http', '#forms/check-form.ts'],
  ['scripts', '#generator/run.ts'],
  ['scripts', '#site/build/make-site.ts'],
  ['tests/oracles', 'zod/v3'],
];

const lines = (count: number): string =>
  Array.from({ length: count }, (_, index) => `export const line${index} = ${index};\n`).join('');

const other: Readonly<Record<string, { readonly rule: string; readonly text: string }>> = {
  'src/site/lib/long-file.ts': { rule: 'noExcessiveLinesPerFile', text: lines(401) },
  'tests/long-table.ts': { rule: 'noExcessiveLinesPerFile', text: lines(401) },
  'src/site/lib/five-parameters.ts': {
    rule: 'useMaxParams',
    text: 'export const joined = (a: string, b: string, c: string, d: string, e: string) => a + b + c + d + e;\n',
  },
  'src/site/lib/circle.ts': {
    rule: 'noImportCycles',
    text: "import type { Back } from './circle-back.ts';\n\nexport interface Circle {\n  readonly back: Back;\n}\n",
  },
  'src/site/lib/circle-back.ts': {
    rule: 'noImportCycles',
    text: "import type { Circle } from './circle.ts';\n\nexport interface Back {\n  readonly circle: Circle;\n}\n",
  },
  'model/clock.ts': { rule: 'noRestrictedGlobals', text: 'export const today = new Date();\n' },
  'model/chance.ts': { rule: 'noRestrictedGlobals', text: 'export const chance = Math.random();\n' },
  'model/environment.ts': { rule: 'noRestrictedGlobals', text: 'export const stage = process.env.APP_ENV;\n' },
  'src/site/lib/lazy.ts': { rule: 'plugin', text: "export const page = () => import('../pages/course.tsx');\n" },
};

/** Outside the project: Biome looks for circles only in folders that git does not ignore. */
const workspace = mkdtempSync(join(tmpdir(), 'boundaries-'));
/** The lint rules that each file of the workspace breaks. */
const found = new Map<string, string>();

const nameOf = ([folder, imported]: Import): string => {
  const number = [...refused, ...allowed].findIndex(([other, name]) => other === folder && name === imported);
  return `${folder}/planted-${number}.ts`;
};

const plant = (name: string, text: string): void => {
  mkdirSync(dirname(join(workspace, name)), { recursive: true });
  writeFileSync(join(workspace, name), text);
};

/** A tree of its own with the project's lint rules, and one planted file per import. */
beforeAll(() => {
  for (const entry of [...refused, ...allowed])
    plant(nameOf(entry), `import { planted } from '${entry[1]}';\n\nexport const used = planted;\n`);
  for (const [name, { text }] of Object.entries(other)) plant(name, text);
  const plugins = ['imports', 'unused-results'].map((name) => `tests/architecture/${name}.grit`);
  for (const file of ['biome.json', ...plugins]) cpSync(file, join(workspace, file));
  const biome = resolve('node_modules/.bin/biome');
  const options = ['--vcs-enabled=false', '--reporter=github', '--max-diagnostics=none'];
  const { stdout, stderr } = spawnSync(biome, ['lint', ...options, '.'], { cwd: workspace, encoding: 'utf8' });
  for (const line of `${stdout}\n${stderr}`.split('\n')) {
    const [, title = '', file = ''] = /title=([^,]+),file=([^,]+)/.exec(line) ?? [];
    const name = relative(workspace, file);
    found.set(name, `${found.get(name) ?? ''} ${title}`);
  }
});

afterAll(() => rmSync(workspace, { recursive: true }));

describe('import directions', () => {
  it.each(refused)('a file in %s may not import %s', (folder, imported) => {
    expect(found.get(nameOf([folder, imported]))).toMatch(/plugin|noRestrictedImports/);
  });

  it.each(allowed)('a file in %s may import %s', (folder, imported) => {
    expect(found.get(nameOf([folder, imported])) ?? '').not.toMatch(/plugin|noRestrictedImports/);
  });
});

describe('house rules', () => {
  it.each(Object.entries(other))('%s is refused', (name, { rule }) => {
    expect(found.get(name)).toContain(rule);
  });
});
