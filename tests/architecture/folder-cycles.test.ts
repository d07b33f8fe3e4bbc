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

it.each(['generator', 'scripts'])('no folders of %s import each other in a circle', (room) => {
  const files = globSync(`${room}/**/*.ts`, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  expect(files.length).toBeGreaterThan(10);
  const texts = Object.fromEntries(files.map((file) => [file, readFileSync(resolve(root, file), 'utf8')]));
  expect(circles(texts)).toEqual([]);
});

it('a circle of three folders is seen, by types too', () => {
  const planted = {
    'room/a/one.ts': "import type { Two } from '../b/two.ts';",
    'room/b/two.ts': "import { three } from '../c/deep/three.ts';",
    'room/c/deep/three.ts': "const one = () => import('../../a/one.ts');",
    'room/d/four.ts': "import { one } from '../a/one.ts';",
  };
  expect(circles(planted)).toEqual(['room: a, b, c']);
});
