import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { model } from '#model/index.ts';
import { growProject } from '../../scripts/bench/workspace/make-workspace.ts';

const project = resolve(import.meta.dirname, '../..');

test('a project that has grown is one that the generator takes', { timeout: 120_000 }, async () => {
  mkdirSync(join(project, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(project, '.cache/grown-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  growProject(project, folder, { cities: model.cities.length + 2, cityTypes: 3 });
  const { stdout } = await promisify(execFile)(process.execPath, [
    join(project, 'generator/main.ts'),
    '--root',
    folder,
  ]);
  expect(stdout).not.toContain('problem');
});
