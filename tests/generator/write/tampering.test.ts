import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GeneratedFile } from '#generator/emit/generated-file.ts';
import { manifestPath } from '#generator/load/output-tree.ts';
import { addManifest } from '#generator/write/manifest.ts';
import { makeWorkspace } from '../fixtures/workspace.ts';
import { produce, settle } from './trees.ts';

const files: readonly GeneratedFile[] = Array.from({ length: 12 }, (_, index) => ({
  path: `${['', 'pages/', 'pages/pl/'][index % 3]}file-${index}.ts`,
  text: `export const value${index} = ${'x'.repeat(index * 7)};\n`,
}));
const paths = [...files.map((file) => file.path), manifestPath];

type Tampering =
  | { readonly kind: 'changed'; readonly path: string }
  | { readonly kind: 'edited'; readonly path: string; readonly at: number; readonly flip: number }
  | { readonly kind: 'executable'; readonly path: string }
  | { readonly kind: 'missing'; readonly path: string }
  | { readonly kind: 'extra'; readonly path: string };

const anyPath = fc.constantFrom(...paths);
const tampering: fc.Arbitrary<Tampering> = fc.oneof(
  fc.record({ kind: fc.constant('changed' as const), path: fc.constantFrom(...files.map((file) => file.path)) }),
  fc.record({
    kind: fc.constant('edited' as const),
    path: anyPath,
    at: fc.nat(),
    flip: fc.integer({ min: 1, max: 255 }),
  }),
  fc.record({ kind: fc.constant('executable' as const), path: anyPath }),
  fc.record({ kind: fc.constant('missing' as const), path: anyPath }),
  fc.record({
    kind: fc.constant('extra' as const),
    path: fc.constantFrom('x.ts', 'pages/.hidden', 'new/deep/y', 'file-0.ts~'),
  }),
);

/** Does it to the disk (or, for `changed`, to what is generated) and returns the expected output. */
const tamper = (root: string, done: Tampering): readonly GeneratedFile[] => {
  const path = join(root, 'generated', done.path);
  if (done.kind === 'changed')
    return files.map((file) => (file.path === done.path ? { ...file, text: 'now\n' } : file));
  if (done.kind === 'missing') rmSync(path);
  if (done.kind === 'executable') chmodSync(path, 0o755);
  if (done.kind === 'extra') {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, 'extra');
  }
  if (done.kind === 'edited') {
    const bytes = readFileSync(path);
    const at = done.at % (done.path === manifestPath ? bytes.indexOf('"site"') : bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ done.flip;
    writeFileSync(path, bytes);
  }
  return files;
};

/** Sizes and times of everything in the project. */
const timesOf = (root: string): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .map((path) => `${path} ${statSync(join(root, path)).mtimeMs} ${statSync(join(root, path)).size}`);

const expectedLines = (done: Tampering): { path: string; word: string }[] => {
  if (done.kind === 'changed')
    return [
      { path: done.path, word: 'changed' },
      { path: manifestPath, word: 'changed' },
    ];
  return [{ path: done.path, word: done.kind === 'executable' ? 'edited' : done.kind }];
};

test('a check classifies each of 500 tamperings, and writes no file', async () => {
  const [whole, root] = [makeWorkspace({}), makeWorkspace({})];
  await settle(whole, files);
  await fc.assert(
    fc.asyncProperty(tampering, async (done) => {
      rmSync(root, { recursive: true, force: true });
      cpSync(whole, root, { recursive: true, preserveTimestamps: true });
      const expected = tamper(root, done);
      const before = timesOf(root);
      const outcome = await settle(root, expected, { mode: 'check' });
      if (outcome.kind !== 'compared') throw new Error(outcome.kind);
      const found = outcome.differences.map(({ path, word }) => ({ path, word }));
      expect(found).toEqual(expectedLines(done).toSorted((a, b) => (a.path < b.path ? -1 : 1)));
      expect(outcome.files).toBe(files.length + 1);
      expect(timesOf(root)).toEqual(before);
    }),
    { numRuns: 500, seed: 20261121 },
  );
});

test('finds several tamperings at once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(tampering, { selector: (one) => one.path, minLength: 2, maxLength: 5 }),
      async (all) => {
        const root = makeWorkspace({});
        await settle(root, files);
        const onDisk = all.filter((one) => one.kind !== 'changed' && one.path !== manifestPath);
        for (const one of onDisk) tamper(root, one);
        const outcome = await settle(root, files, { mode: 'check' });
        const expected = onDisk.flatMap(expectedLines).toSorted((a, b) => (a.path < b.path ? -1 : 1));
        expect(outcome).toMatchObject({ kind: 'compared', differences: expected });
      },
    ),
    { numRuns: 60, seed: 7 },
  );
});

test('reports no difference for clean output, and the manifest lists every file', async () => {
  const root = makeWorkspace({});
  await settle(root, files);
  expect(await settle(root, files, { mode: 'check' })).toMatchObject({ kind: 'compared', files: 13, differences: [] });
  expect(readFileSync(join(root, 'generated', manifestPath), 'utf8')).toBe(
    addManifest(produce(files)).files.find((file) => file.path === manifestPath)?.text,
  );
});

test('a check without a file is no success', async () => {
  expect(await settle(makeWorkspace({}), [], { mode: 'check' })).toEqual({ kind: 'empty' });
});
