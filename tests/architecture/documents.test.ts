import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const root = resolve(import.meta.dirname, '../..');

/** Rooms with a README, and the lines that it may have. */
const longest: Readonly<Record<string, number>> = {
  '.': 100,
  model: 120,
  content: 120,
  generator: 120,
  'src/site': 120,
  'src/site/build': 120,
  'src/backend': 120,
  'src/domain': 120,
  'src/forms': 120,
  scripts: 120,
  tests: 120,
};

const readmes = Object.keys(longest).map((room) => join(room, 'README.md'));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

describe.each(Object.entries(longest))('the README of %s', (room, most) => {
  it(`has at most ${most} lines`, () => {
    expect(read(join(room, 'README.md')).trimEnd().split('\n').length).toBeLessThanOrEqual(most);
  });
});

describe.each([...readmes, '.github/CONTRIBUTING.md', 'scripts/deploy/README.md'])('%s', (path) => {
  it('links only to files that exist', () => {
    const targets = [...read(path).matchAll(/\]\((?!https?:|mailto:|route:|course:|link:)([^)#]+)(?:#[^)]*)?\)/g)];
    const missing = targets.flatMap(([, target = '']) =>
      existsSync(join(root, dirname(path), target)) ? [] : [target],
    );
    expect(missing).toEqual([]);
  });

  it('names only commands of package.json', () => {
    const named = [...read(path).matchAll(/npm run (?:--silent |-s )?([a-z][a-z0-9:]*)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !Object.hasOwn(manifest.scripts, name))).toEqual([]);
  });
});

test('the root README has at most 9 kB', () => {
  expect(Buffer.byteLength(read('README.md'))).toBeLessThanOrEqual(9_000);
});
