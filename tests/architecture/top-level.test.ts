import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folders = ['content', 'generated', 'generator', 'model', 'scripts', 'src', 'tests'];
const files = ['README.md', 'biome.json', 'knip.json', 'package-lock.json', 'package.json', 'tsconfig.json'];

/** What a run leaves behind and no commit takes. */
const ignored = new Set(readFileSync('.gitignore', 'utf8').split(/\/?\n/));

test('the project has its folders and files, and no others', () => {
  const found = readdirSync('.').filter((name) => !name.startsWith('.') && !ignored.has(name));
  expect(found.toSorted()).toEqual([...folders, ...files].toSorted());
});
