import { existsSync, lstatSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { manifestPath, siteListPath } from '#generator/load/output-tree.ts';
import { addManifest } from '#generator/write/manifest.ts';
import { checkOutputPaths } from '#generator/write/refuse.ts';
import { makeWorkspace, writeFiles } from '../fixtures/workspace.ts';
import { newFiles, oldFiles, produce, readTree, settle } from './trees.ts';

const generated = (root: string, path = ''): string => join(root, 'generated', path);

const makeOutput = async (): Promise<string> => {
  const root = makeWorkspace({});
  await settle(root, oldFiles);
  return root;
};

describe('writing', () => {
  test('reports how many files exist, were written and were removed', async () => {
    const root = await makeOutput();
    expect(await settle(root, newFiles)).toMatchObject({ kind: 'written', files: 6, written: 4, removed: 2 });
    expect(await settle(root, newFiles)).toMatchObject({ kind: 'written', files: 6, written: 0, removed: 0 });
  });

  test('changes no file when the output is current', async () => {
    const root = await makeOutput();
    const before = statSync(generated(root));
    await settle(root, oldFiles);
    expect(statSync(generated(root))).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs });
  });

  test('keeps the modification time of unchanged files', async () => {
    const root = await makeOutput();
    const before = statSync(generated(root, 'stays.ts')).mtimeMs;
    await new Promise((resolve) => setTimeout(resolve, 20));
    await settle(root, newFiles);
    expect(statSync(generated(root, 'stays.ts')).mtimeMs).toBe(before);
    expect(statSync(generated(root, 'changes.ts')).mtimeMs).toBeGreaterThan(before);
  });

  test('restores files that were deleted', async () => {
    const root = await makeOutput();
    const before = readTree(generated(root));
    rmSync(generated(root, 'sub'), { recursive: true });
    expect(await settle(root, oldFiles)).toMatchObject({ written: 2 });
    expect(readTree(generated(root))).toEqual(before);
  });
});

describe('page data', () => {
  const site = (root: string, path = ''): string => join(root, '.cache/site', path);

  test('are written with the output, and removed when no longer needed', async () => {
    const root = await makeOutput();
    expect(await settle(root, newFiles)).toMatchObject({ site: { files: 5, written: 4, removed: 2 } });
    expect(Object.keys(readTree(site(root)))).toEqual(
      addManifest(produce(newFiles))
        .site.map(({ path }) => path)
        .toSorted(),
    );
  });

  test.each([
    ['missing', (root: string) => rmSync(site(root), { recursive: true })],
    ['incomplete', (root: string) => rmSync(site(root, 'pages/stays.json'))],
    ['edited', (root: string) => writeFileSync(site(root, 'pages/stays.json'), '[]')],
    ['mixed with other files', (root: string) => writeFiles(root, { '.cache/site/pages/mine.json': '' })],
    ['a file', (root: string) => [rmSync(site(root), { recursive: true }), writeFileSync(site(root), '')]],
    ['a link', (root: string) => [rmSync(site(root), { recursive: true }), symlinkSync(generated(root), site(root))]],
  ])('are restored when they are %s, but not required by a check', async (_, damage) => {
    const root = await makeOutput();
    const [before, data] = [readTree(generated(root)), readTree(site(root))];
    damage(root);
    const damaged = lstatSync(site(root), { throwIfNoEntry: false })?.ino;
    expect(await settle(root, oldFiles, { mode: 'check' })).toMatchObject({
      differences: [],
      site: { differences: [] },
    });
    expect(lstatSync(site(root), { throwIfNoEntry: false })?.ino).toBe(damaged);
    expect(await settle(root, oldFiles)).toMatchObject({ kind: 'written', written: 0, removed: 0 });
    expect(readTree(site(root))).toEqual(data);
    expect(readTree(generated(root))).toEqual(before);
  });

  test('are not written while they are current', async () => {
    const root = await makeOutput();
    const before = statSync(site(root));
    await settle(root, oldFiles);
    expect(statSync(site(root))).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs });
  });

  test('are verified by the hash of their list in the manifest', async () => {
    const root = await makeOutput();
    rmSync(site(root), { recursive: true });
    for (const data of [
      [{ path: 'pages/list.json', text: 'another' }],
      [{ path: 'pages/stays.json', text: '{}' }],
      [...produce(oldFiles).site, { path: 'pages/comes.json', text: '{}' }],
    ]) {
      const changed = async () => ({ ...produce(oldFiles), site: data });
      expect(await settle(root, oldFiles, { mode: 'check', produce: changed })).toMatchObject({
        site: { files: data.length + 1, differences: [{ path: siteListPath, word: 'changed' }] },
      });
    }
    expect(existsSync(site(root))).toBe(false);
  });

  test('that the manifest misstates are a difference, which the next run corrects', async () => {
    const root = await makeOutput();
    const text = readFileSync(generated(root, manifestPath), 'utf8');
    const misstated = text.replace(/(?<="site": ").{64}/, 'a'.repeat(64));
    writeFileSync(generated(root, manifestPath), misstated);
    expect(await settle(root, oldFiles, { mode: 'check' })).toMatchObject({
      differences: [{ path: manifestPath, word: 'changed' }],
      site: { differences: [{ path: siteListPath, word: 'changed' }] },
    });
    expect(await settle(root, oldFiles)).toMatchObject({ kind: 'written', written: 1, site: { written: 0 } });
  });
});

describe('refusing', () => {
  test('never deletes a file that the manifest does not list, even with --force', async () => {
    const root = await makeOutput();
    writeFiles(root, { 'generated/sub/mine.txt': 'mine' });
    const outcome = await settle(root, newFiles, { force: true });
    expect(outcome).toMatchObject({
      kind: 'problems',
      problems: [{ code: 'output-foreign', file: 'generated/sub/mine.txt' }],
    });
    expect(readTree(generated(root))).toHaveProperty(['sub/mine.txt'], 'mine');
    expect(existsSync(generated(root, 'goes.txt'))).toBe(true);
  });

  test.each(['changes.ts', 'stays.ts', 'goes.txt', 'manifest.json'])(
    'loses a manual edit of %s only with --force',
    async (path) => {
      const root = await makeOutput();
      writeFiles(root, { [`generated/${path}`]: '{"edited": 1}' });
      const before = readTree(generated(root));
      expect(await settle(root, newFiles)).toMatchObject({
        kind: 'problems',
        problems: expect.arrayContaining([expect.objectContaining({ file: `generated/${path}` })]),
      });
      expect(readTree(generated(root))).toEqual(before);
      if (path === 'manifest.json') return;
      expect(await settle(root, newFiles, { force: true })).toMatchObject({ kind: 'written' });
      expect(await settle(root, newFiles, { mode: 'check' })).toMatchObject({ differences: [] });
    },
  );

  test('rewrites a manually edited manifest with --force when every file on disk belongs to the output', async () => {
    const root = await makeOutput();
    writeFiles(root, { 'generated/manifest.json': '<<<<<<< conflict' });
    expect(await settle(root, oldFiles)).toMatchObject({ problems: [{ code: 'output-edited' }] });
    expect(await settle(root, oldFiles, { force: true })).toMatchObject({ kind: 'written', written: 1 });
  });

  test.each(['a file', 'a link'])('%s in place of the folder', async (what) => {
    const root = makeWorkspace({ 'elsewhere/kept.txt': 'kept' });
    if (what === 'a file') writeFileSync(generated(root), '');
    else symlinkSync(join(root, 'elsewhere'), generated(root));
    expect(await settle(root, newFiles)).toMatchObject({ problems: [{ code: 'output-not-folder' }] });
    expect(readTree(join(root, 'elsewhere'))).toEqual({ 'kept.txt': 'kept' });
  });

  test('a symbolic link inside the folder', async () => {
    const root = await makeOutput();
    symlinkSync('/etc/hostname', generated(root, 'link'));
    expect(await settle(root, newFiles)).toMatchObject({ problems: [{ code: 'output-foreign' }] });
  });
});

describe('paths', () => {
  const unsafe = [
    '../x',
    '/x',
    'a//b',
    'a/../b',
    'a/./b',
    'a\\b',
    'a b',
    'CON',
    'aux.ts',
    'a\0',
    'ą',
    '',
    '.x',
    'a.',
    '%2e%2e/x',
  ];

  test.each(unsafe)('“%s” is refused', (path) => {
    expect(checkOutputPaths([{ path, text: '' }])).toMatchObject([{ code: 'output-path' }]);
  });

  test('that differ only in letter case are refused', () => {
    const files = [
      { path: 'a/B.ts', text: '' },
      { path: 'A/b.ts', text: '' },
    ];
    expect(checkOutputPaths(files)).toHaveLength(1);
  });

  test('that are accepted never leave the folder', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('.', '/', '\\', 'a', '%', '2', 'e', ':', '\0', ' ') }), (path) => {
        if (checkOutputPaths([{ path, text: '' }]).length > 0) return;
        expect(resolve('/root/generated', path)).toBe(`/root/generated/${path}`);
        expect(new URL(path, 'file:///root/generated/').pathname).toBe(`/root/generated/${path}`);
      }),
      { numRuns: 10_000 },
    );
  });
});

test('concurrent runs wait for each other, and one reports a timeout', async () => {
  const root = makeWorkspace({});
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const first = settle(root, oldFiles, { produce: () => held.then(() => produce(oldFiles)) });
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(await settle(root, newFiles, { lockTimeout: 50 })).toMatchObject({
    kind: 'busy',
    holder: expect.stringContaining(`process ${process.pid}`),
  });
  release();
  expect(await first).toMatchObject({ kind: 'written' });
  expect(await settle(root, newFiles)).toMatchObject({ kind: 'written' });
});

test('reports a staging folder that is not writable', async () => {
  const root = makeWorkspace({ '.cache': 'a file' });
  expect(await settle(root, newFiles)).toMatchObject({
    kind: 'file-system',
    sentence: expect.stringMatching(/EEXIST|ENOTDIR/),
  });
});
