import { globSync, readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** An import of one folder by another that stands beside it, as `generator/plan: pages → text`. */
type Edge = readonly [parent: string, from: string, to: string];

/** The folders of two files where their paths part; null where one of them lies directly in the folder of both. */
const edgeOf = (file: string, imported: string): Edge | null => {
  const [from, to] = [file.split('/'), imported.split('/')];
  const at = from.findIndex((name, index) => name !== to[index]);
  const [here, there] = [from[at], to[at]];
  if (here === undefined || there === undefined || at >= from.length - 1 || at >= to.length - 1) return null;
  return [from.slice(0, at).join('/'), here, there];
};

const importsOf = (file: string, text: string): readonly string[] =>
  [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, name = '']) => posix.join(posix.dirname(file), name));

/** Whether a folder is reached from itself. */
const isInCircle = (start: string, edges: readonly Edge[]): boolean => {
  const queue = [start];
  for (const folder of queue)
    for (const [, from, to] of edges) if (from === folder && !queue.slice(1).includes(to)) queue.push(to);
  return queue.slice(1).includes(start);
};

/** Folders that reach themselves by imports of values and types, a line for the folders of one parent. */
const circles = (files: Readonly<Record<string, string>>): readonly string[] => {
  const edges = Object.entries(files).flatMap(([file, text]) =>
    importsOf(file, text)
      .map((imported) => edgeOf(file, imported))
      .filter((edge) => edge !== null),
  );
  return [...Map.groupBy(edges, ([parent]) => parent)]
    .map(([parent, inside]): readonly [string, readonly string[]] => {
      const folders = [...new Set(inside.map(([, from]) => from))].toSorted();
      return [parent, folders.filter((folder) => isInCircle(folder, inside))];
    })
    .filter(([, found]) => found.length > 0)
    .map(([parent, found]) => `${parent}: ${found.join(', ')}`);
};

const textsOf = (room: string): Readonly<Record<string, string>> => {
  const files = globSync(`${room}/**/*.{ts,tsx}`, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  expect(files.length).toBeGreaterThan(10);
  return Object.fromEntries(files.map((file) => [file, readFileSync(resolve(root, file), 'utf8')]));
};

it.each(['generator', 'scripts', 'src/backend', 'src/domain', 'src/site'])(
  'no folders of %s import each other in a circle',
  (room) => {
    expect(circles(textsOf(room))).toEqual([]);
  },
);

/** The layers of src/backend: each imports itself and those before it. */
const layers = 'database http terms outbox bookings flows pages routes office server'.split(' ');

const rank = (file: string): number => layers.indexOf(file.split('/')[2] ?? '');

/** Imports of a layer above, as `importer → imported`; and files in no layer. */
const climbs = (files: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(files).flatMap(([file, text]) =>
    rank(file) === -1
      ? [file]
      : importsOf(file, text)
          .filter((imported) => rank(imported) > rank(file))
          .map((imported) => `${file} → ${imported}`),
  );

it('no layer of src/backend imports one above it', () => {
  expect(climbs(textsOf('src/backend'))).toEqual([]);
});

it.each(layers.slice(1).map((above, index) => [layers[index] ?? '', above]))('%s may not import %s', (below, above) => {
  const [low, high] = [`src/backend/${below}/one.ts`, `src/backend/${above}/deep/two.ts`];
  const planted = {
    [low]: `import type { Two } from '../${above}/deep/two.ts';`,
    [high]: `import { one } from '../../${below}/one.ts';`,
  };
  expect(climbs(planted)).toEqual([`${low} → ${high}`]);
});

it('detects a circle of three folders, by types too', () => {
  const planted = {
    'room/a/one.ts': "import type { Two } from '../b/two.ts';",
    'room/b/two.ts': "import { three } from '../c/deep/three.ts';",
    'room/c/deep/three.ts': "const one = () => import('../../a/one.ts');",
    'room/d/four.ts': "import { one } from '../a/one.ts';",
  };
  expect(circles(planted)).toEqual(['room: a, b, c']);
});
