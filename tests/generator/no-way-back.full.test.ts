import { execFileSync } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { makeWorkspace } from './fixtures/workspace.ts';

const project = resolve(import.meta.dirname, '../..');
/** All that the output may depend on, and the output. */
const kept = [
  'package.json',
  'model',
  'content',
  'src/domain',
  'src/contract',
  'src/hosting',
  'src/settings',
  'generator',
  'generated',
];

it('generates the same without site, server, scripts and tests', () => {
  const root = makeWorkspace({});
  for (const path of kept) cpSync(join(project, path), join(root, path), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
  const printed = execFileSync(join(project, 'node_modules/.bin/node'), ['generator/main.ts', '--check'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(printed).toMatch(/^\d+ files compared.*, no difference\.$/m);
});
