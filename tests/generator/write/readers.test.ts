import { execFile, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { manifestPath, readOutputTree } from '#generator/load/output-tree.ts';
import { parseManifest } from '#generator/write/manifest.ts';
import { makeWorkspace } from '../fixtures/workspace.ts';
import { oldFiles, settle } from './trees.ts';

const node = resolve(import.meta.dirname, '../../../node_modules/.bin/node');
const program = join(import.meta.dirname, 'swap-process.ts');

/** Whether a reading is one whole output: its manifest lists exactly its files. */
const isWhole = (root: string): boolean => {
  const tree = readOutputTree(join(root, 'generated'));
  const hashes = [...tree.files]
    .filter(([path]) => path !== manifestPath)
    .map(([path, { sha256 }]): [string, string] => [path, sha256 ?? '']);
  const listed = parseManifest(tree.manifest ?? '');
  return JSON.stringify([...(listed?.files ?? [])]) === JSON.stringify(hashes.toSorted());
};

test('whoever reads the output while it is written sees one whole output', async () => {
  const root = makeWorkspace({});
  await settle(root, oldFiles);
  const child = spawn(node, [program, root, '80'], { stdio: 'ignore' });
  const ended = new Promise<void>((done) => {
    child.once('close', () => done());
  });
  const manifests = new Set<string | null>();
  const readings: boolean[] = [];
  while (child.exitCode === null) {
    readings.push(isWhole(root));
    manifests.add(readOutputTree(join(root, 'generated')).manifest);
    await new Promise((done) => setImmediate(done));
  }
  await ended;
  expect(readings.length).toBeGreaterThan(20);
  expect(readings.every((whole) => whole)).toBe(true);
  expect(manifests.size).toBe(2);
});

test('writing works where Node may write to .cache/ and generated/ only and start no process', async () => {
  const root = makeWorkspace({});
  const folders = [join(root, '.cache'), join(root, 'generated')];
  for (const folder of folders) mkdirSync(folder);
  const permissions = ['--permission', '--allow-fs-read=*', ...folders.map((folder) => `--allow-fs-write=${folder}`)];
  const { stdout } = await promisify(execFile)(node, [...permissions, program, root, '3']);
  expect(stdout).toBe('written\nwritten\nwritten\n');
  expect(isWhole(root)).toBe(true);
});
