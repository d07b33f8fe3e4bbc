import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { statesOf } from '#site/build/bundle/code-files.ts';
import { entries } from '#site/build/entries.ts';

const root = resolve(import.meta.dirname, '../../..');

/** A style sheet with everything that it imports or points at. */
const withImports = (file: string): readonly string[] => {
  if (!file.endsWith('.css')) return [file];
  const named = [...readFileSync(join(root, file), 'utf8').matchAll(/url\("(\.[^"]+)"\)/g)];
  return [file, ...named.flatMap(([, name = '']) => withImports(relative(root, join(root, dirname(file), name))))];
};

test('a bundle is not current once a file of its style sheet has changed', () => {
  const states = statesOf(root, [], {});
  const styles = withImports(join('src/site', entries.style));
  expect(styles.length).toBeGreaterThan(20);
  expect(styles.filter((file) => !(file in states))).toEqual([]);
});
