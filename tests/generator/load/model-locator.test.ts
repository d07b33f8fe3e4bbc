import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { locateValueInModel } from '#generator/locate/model-locator.ts';
import { readAllModelSources } from '#generator/locate/model-source.ts';
import type { ValuePath } from '#generator/problems/finding.ts';
import { makeWorkspace } from '../fixtures/workspace.ts';

/** «…» marks the literal that the path must lead to. */
const locate = (files: Record<string, string>, path: ValuePath): { got: string; want: string } => {
  const [marked = ''] = Object.entries(files)
    .filter(([, text]) => text.includes('«'))
    .map(([name]) => name);
  const text = files[marked] ?? '';
  const before = text.slice(0, text.indexOf('«')).split('\n');
  const plain = Object.fromEntries(
    Object.entries(files).map(([name, one]) => [`model/${name}`, one.replaceAll(/[«»]/g, '')]),
  );
  const root = makeWorkspace(plain);
  const node = locateValueInModel(readAllModelSources(root), join(root, 'model', 'index.ts'), path);
  const start = node?.getSourceFile().getLineAndColumnAtPos(node.getStart());
  return {
    got: `${node?.getSourceFile().getBaseName()}:${start?.line}:${start?.column}`,
    want: `${basename(marked)}:${before.length}:${(before.at(-1) ?? '').length + 1}`,
  };
};

const one = (text: string): Record<string, string> => ({ 'index.ts': text });

const cases: readonly { title: string; files: Record<string, string>; path: ValuePath }[] = [
  { title: 'a property', files: one("export const model = {\n  name: «'x'»,\n};"), path: ['name'] },
  { title: 'a nested element', files: one('export const model = { a: [{ b: 1 }, { b: «2» }] };'), path: ['a', 1, 'b'] },
  { title: 'a quoted key', files: one("export const model = { 'a-b': «1» };"), path: ['a-b'] },
  {
    title: 'a computed literal key',
    files: one("export const model = { ['a' as const]: 0, [`b`]: «1» };"),
    path: ['b'],
  },
  {
    title: 'a key computed from a constant',
    files: one("const k = 'b';\nexport const model = { [k]: «1» };"),
    path: ['b'],
  },
  { title: 'a number key', files: one('export const model = { 4: «1» };'), path: ['4'] },
  { title: 'a shorthand', files: one("const name = «'x'»;\nexport const model = { name };"), path: ['name'] },
  { title: 'a negative number', files: one('export const model = { price: «-5» };'), path: ['price'] },
  {
    title: 'wrappers',
    files: one('export const model = (({ a: [«1»] as const }) satisfies unknown) as { a: readonly number[] };'),
    path: ['a', 0],
  },
  {
    title: 'an object spread',
    files: one('const base = { a: «1» };\nexport const model = { ...base, b: 2 };'),
    path: ['a'],
  },
  {
    title: 'the last of two entries',
    files: one('const base = { a: 1 };\nexport const model = { ...base, a: «2» };'),
    path: ['a'],
  },
  {
    title: 'an entry that a spread overrides',
    files: one('const base = { a: «1» };\nexport const model = { a: 2, ...base };'),
    path: ['a'],
  },
  {
    title: 'an array spread',
    files: one("const first = ['p', 'q'];\nexport const model = [...first, ...['r', «'s'»]];"),
    path: [3],
  },
  {
    title: 'an array behind a call',
    files: one('const list = <T>(x: T) => x;\nconst a = list([1, 2]);\nexport const model = [0, ...a, «3»];'),
    path: [3],
  },
  {
    title: 'a call with an object',
    files: one("const city = <T>(x: T) => x;\nexport const model = [city({ id: «'x'» })];"),
    path: [0, 'id'],
  },
  {
    title: 'a constructor with several arguments',
    files: one(
      "const row = (id: string, when: object, output: string) => ({ id, when, output });\nexport const model = [row('a', { n: «1» }, 'x')];",
    ),
    path: [0, 'when', 'n'],
  },
  {
    title: 'a constructor that renames, picks and defaults',
    files: one(
      "const move = (id: string, path: { from: string; on?: string }) => ({ id, start: path.from, on: path.on ?? null });\nexport const model = [move('a', { from: 'x', on: «'y'» })];",
    ),
    path: [0, 'on'],
  },
  {
    title: 'a constructor of another file that spreads its argument',
    files: {
      'index.ts': "import { table } from './table.ts';\nexport const model = [table({ id: 'a', rows: [«1»] })];",
      'table.ts': "export const table = (of: object): object => ({ kind: 'table', ...of });",
    },
    path: [0, 'rows', 0],
  },
  {
    title: 'a constructor to what it adds itself',
    files: one(
      "const table = (of: object) => ({ kind: 'table', ...of });\nexport const model = [«table({ id: 'a' })»];",
    ),
    path: [0, 'kind'],
  },
  {
    title: 'a call without an object',
    files: one("const city = (id: string) => ({ id: id.trim() });\nexport const model = [«city('x')»];"),
    path: [0, 'id'],
  },
  {
    title: 'a mapped list',
    files: one(
      "const rows = [{ id: 'a' }, { id: «'b'» }];\nexport const model = { rows: rows.map((row) => ({ ...row })) };",
    ),
    path: ['rows', 1, 'id'],
  },
  {
    title: 'a row that a callback writes',
    files: one("const ids = ['a', 'b'];\nexport const model = { rows: ids.map((id) => ({ id: «id» })) };"),
    path: ['rows', 1, 'id'],
  },
  { title: 'a missing property', files: one('export const model = { a: «{ b: 1 }» };'), path: ['a', 'c'] },
  { title: 'a missing element', files: one('export const model = { a: «[1, 2]» };'), path: ['a', 7] },
  {
    title: 'an import',
    files: {
      'index.ts': "import { cities } from './cities.ts';\nexport const model = { cities };",
      'cities.ts': "export const cities = [\n  { id: «'x'» },\n] as const;",
    },
    path: ['cities', 0, 'id'],
  },
  {
    title: 'an import under another name, through a re-export',
    files: {
      'index.ts': "import { towns as cities } from './places.ts';\nexport const model = { cities };",
      'places.ts': "export { cities as towns } from './cities.ts';",
      'cities.ts': 'export const cities = { a: «1» };',
    },
    path: ['cities', 'a'],
  },
  {
    title: 'a star re-export',
    files: {
      'index.ts': "import { cities } from './places.ts';\nexport const model = { cities };",
      'places.ts': "export * from './cities.ts';",
      'cities.ts': 'export const cities = { a: «1» };',
    },
    path: ['cities', 'a'],
  },
  {
    title: 'a namespace import',
    files: {
      'index.ts': "import * as places from './sub/places.ts';\nexport const model = { places };",
      'sub/places.ts': 'export const cities = { a: «1» };',
    },
    path: ['places', 'cities', 'a'],
  },
  {
    title: 'a property access on an import',
    files: {
      'index.ts':
        "import { cities } from './cities.ts';\nexport const model = { home: cities.wroclaw, other: cities['x'] };",
      'cities.ts': "export const cities = { x: 1, wroclaw: { id: «'w'» } };",
    },
    path: ['home', 'id'],
  },
  {
    title: 'a const exported at the end',
    files: { 'index.ts': 'const model = { a: «1» };\nexport { model };' },
    path: ['a'],
  },
  { title: 'a function value', files: one('export const model = { a: «() => 1» };'), path: ['a', 'b'] },
  { title: 'a template', files: one(`const p = 1;\nexport const model = { a: «\`x\${p}\`» };`), path: ['a', 0] },
];

describe('a path in the model is resolved to its literal', () => {
  test.each(cases)('through $title', ({ files, path }) => {
    const { got, want } = locate(files, path);
    expect(got).toBe(want);
  });

  test('and circular values do not loop', () => {
    const root = makeWorkspace({
      'model/index.ts': 'const a = b;\nconst b = a;\nexport const model = { a, c: { ...model } };',
    });
    const project = readAllModelSources(root);
    expect(locateValueInModel(project, join(root, 'model/index.ts'), ['c', 'x'])).toBeDefined();
    expect(locateValueInModel(project, join(root, 'model/index.ts'), ['a', 'x'])).toBeDefined();
  });
});
