import { execFile } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { Problem } from '#generator/problems/problem.ts';
import { makeWorkspace } from '../fixtures/workspace.ts';

const project = resolve(import.meta.dirname, '../../..');

/** Node's own loader must see the models, not that of the test runner: one process loads a folder for each. */
const loadAll = async (models: readonly Record<string, string>[]): Promise<Problem[][]> => {
  const files = models.flatMap((model, index) =>
    Object.entries(model).map(([path, text]): [string, string] => [`${index}/model/${path}`, text]),
  );
  const program = `import { loadModel } from ${JSON.stringify(join(project, 'generator/load/load-model.ts'))};
const all = [];
for (let index = 0; index < ${models.length}; index++) all.push((await loadModel(process.argv[2] + '/' + index)).problems);
console.log(JSON.stringify(all));`;
  const root = makeWorkspace({ ...Object.fromEntries(files), 'load.mjs': program });
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
  const { stdout } = await promisify(execFile)(join(project, 'node_modules/.bin/node'), [join(root, 'load.mjs'), root]);
  const problems: Problem[][] = JSON.parse(stdout);
  return problems;
};

const cases: readonly { title: string; files: Record<string, string>; found: string[] }[] = [
  {
    title: 'syntax errors in several files',
    files: { 'index.ts': 'export const model = {\n  a: [1,\n};\n', 'other.ts': 'const a = ;\n' },
    found: ['model/index.ts:3:1', 'model/other.ts:1:11'],
  },
  {
    title: 'TypeScript that is not only types',
    files: { 'index.ts': 'export enum A {}\nexport const model = {};\n' },
    found: ['model/index.ts:1:8'],
  },
  {
    title: 'a name declared twice',
    files: { 'index.ts': 'export const model = 1;\nconst model = 2;\n' },
    found: ['model/index.ts:1:14', 'model/index.ts:2:7'],
  },
  {
    title: 'a module that does not exist',
    files: { 'index.ts': "\nimport { a } from './absent.ts';\nexport const model = { a };\n" },
    found: ['model/index.ts:2:19'],
  },
  {
    title: 'a package that does not exist',
    files: { 'index.ts': "import { a } from 'absent';\nexport const model = { a };\n" },
    found: ['model/index.ts:1:19'],
  },
  {
    title: 'an export that does not exist',
    files: {
      'index.ts': "import { a } from './a.ts';\nexport const model = { a };\n",
      'a.ts': 'export const b = 1;\n',
    },
    found: ['model/index.ts:1:10'],
  },
  {
    title: 'an error that is thrown',
    files: {
      'index.ts': "import { a } from './a.ts';\nexport const model = { a };\n",
      'a.ts': 'const f = () => {\n  throw new Error("no");\n};\nexport const a = f();\n',
    },
    found: ['model/a.ts:2:9'],
  },
  {
    title: 'no export of that name',
    files: { 'index.ts': 'export const other = 1;\n' },
    found: ['model/index.ts:1:1'],
  },
  { title: 'no model', files: { 'readme.txt': '' }, found: ['model/index.ts:1:1'] },
];

test('a model that cannot be loaded is a problem at its line', async () => {
  const results = await loadAll(cases.map(({ files }) => files));
  for (const [index, { title, found }] of cases.entries()) {
    const problems = results[index] ?? [];
    expect(
      problems.map(({ file, line, column }) => `${file}:${line}:${column}`),
      title,
    ).toEqual(found);
    for (const problem of problems) {
      expect(problem.code).toBe('model-not-loadable');
      expect(problem.found).toMatch(/^[^\n]+\.$/);
      expect(problem.found).not.toContain('/tmp/');
    }
  }
});

test('reserved names are refused at their literal', async () => {
  const text =
    "export const model = {\n  a: { constructor: 1 },\n  b: [{ id: '__proto__' }],\n  c: { __proto__: { x: 1 } },\n};\n";
  const [problems = []] = await loadAll([{ 'index.ts': text }]);
  expect(problems.map(({ code, line, column }) => `${code} ${line}:${column}`)).toEqual([
    'reserved-key 2:21',
    'reserved-key 3:13',
    'reserved-key 4:6',
  ]);
});
