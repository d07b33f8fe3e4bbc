import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { unusableFolderReason } from '../../scripts/start/check-project-folder.ts';

const project = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'odd-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A project in a folder of this name that has what the bundler reads. */
const copyInto = (name: string): string => {
  const root = join(folder, name);
  mkdirSync(root, { recursive: true });
  for (const part of ['src', 'generated', 'package.json', 'tsconfig.json'])
    cpSync(join(project, part), join(root, part), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
  return root;
};

/** The addresses of the files that the bundler makes of the project. */
const bundle = async (root: string): Promise<Readonly<Record<string, string>>> => {
  const folders = JSON.stringify({ root, cache: join(root, '.cache/build') });
  const program = join(root, 'src/site/build/make-bundle.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [program, folders]);
  return JSON.parse(stdout).urls;
};

describe('a project is bundled', () => {
  test('in a folder whose name has spaces, letters of Polish, a percent sign and brackets', async () => {
    expect(unusableFolderReason(join(folder, 'kurs ąę %41 100% [1]'))).toBeNull();
    expect((await bundle(copyInto('kurs ąę %41 100% [1]'))).loader).toMatch(/^\/assets\/loader-/);
  });

  test('below a folder with a PostCSS configuration and a package.json for it', async () => {
    const workspace = join(folder, 'workspace');
    const root = copyInto('workspace/packages/site');
    writeFileSync(join(workspace, 'postcss.config.cjs'), 'throw new Error("of the folder above");\n');
    writeFileSync(
      join(workspace, 'package.json'),
      '{ "workspaces": ["packages/*"], "postcss": { "plugins": { "absent": {} } } }',
    );
    expect((await bundle(root)).style).toMatch(/^\/assets\/style-/);
  });
});

test.each([
  ['#', '/srv/a#b'],
  ['?', '/srv/what?/site'],
])('where the bundler fails, the sign %s is reported before the build', (sign, root) => {
  expect(unusableFolderReason(root)).toBe(
    `The project is in ${root}, and the bundler of the site finds no file below a folder with “${sign}” in its name. Rename that folder, then start again.`,
  );
});

test.each(['/srv/site', '/srv/a b', '/srv/a%b', '/srv/żółw', "/srv/it's", '/srv/a[b](c)', '/srv/a*b'])(
  '%s is no such folder',
  (root) => expect(unusableFolderReason(root)).toBeNull(),
);
