import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { GeneratedFile } from '#generator/emit/generated-file.ts';
import { loadContent } from '#generator/load/load-content.ts';
import { explainModelImportError } from '#generator/locate/model-failure.ts';
import { runGit } from '../../run-git.ts';
import { makeWorkspace } from '../fixtures/workspace.ts';
import { newFiles, oldFiles, readTree, settle } from './trees.ts';

const commit = async (root: string, files: readonly GeneratedFile[]): Promise<void> => {
  await settle(root, files);
  runGit(root, 'add', '--all', '--force', 'generated');
  runGit(root, 'commit', '--quiet', '--message', 'generated');
};

const otherFiles: readonly GeneratedFile[] = [
  ...oldFiles.map((file) => (file.path === 'changes.ts' ? { ...file, text: 'export const changes = 3;\n' } : file)),
  { path: 'other/added.txt', text: 'added\n' },
];

/** A repository in which two branches have generated different output, in the middle of their merge. */
const mergeUnderWay = async (): Promise<string> => {
  const root = makeWorkspace({});
  runGit(root, 'init', '--quiet', '--initial-branch=main');
  await commit(root, oldFiles);
  runGit(root, 'switch', '--quiet', '--create', 'other');
  await commit(root, otherFiles);
  runGit(root, 'switch', '--quiet', 'main');
  await commit(root, newFiles);
  expect(() => runGit(root, 'merge', '--quiet', 'other')).toThrow();
  return root;
};

test('the generator resolves a merge of generated files', async () => {
  const root = await mergeUnderWay();
  const checked = await settle(root, newFiles, { mode: 'check' });
  const words = checked.kind === 'compared' ? checked.differences.map(({ path, word }) => `${word} ${path}`) : [];
  expect(words).toContain('conflict changes.ts');
  expect(words).toContain('conflict manifest.json');
  expect(await settle(root, [...newFiles, ...otherFiles.slice(-1)])).toMatchObject({ kind: 'written' });
  expect(Object.keys(readTree(join(root, 'generated')))).toContain('other/added.txt');
  expect(await settle(root, newFiles)).toMatchObject({ kind: 'written', removed: 1 });
  expect(JSON.stringify(readTree(join(root, 'generated')))).not.toContain('<<<<<<<');
});

test('a file unknown to git still blocks a merge, and so does an edit after it', async () => {
  const root = await mergeUnderWay();
  writeFileSync(join(root, 'generated/mine.txt'), 'mine\n');
  expect(await settle(root, newFiles)).toMatchObject({ kind: 'problems', problems: [{ code: 'output-foreign' }] });
  rmSync(join(root, 'generated/mine.txt'));
  await settle(root, newFiles);
  runGit(root, 'commit', '--quiet', '--all', '--message', 'merged');
  appendFileSync(join(root, 'generated/changes.ts'), '// mine\n');
  expect(await settle(root, newFiles)).toMatchObject({ kind: 'problems', problems: [{ code: 'output-edited' }] });
});

/** One side of every conflict is taken, and what the sides changed apart is joined: no manifest lists the tree that remains. */
const takeTheirs = (root: string): void => {
  runGit(root, 'checkout', '--quiet', '--theirs', '--', 'generated');
  runGit(root, 'add', '--all', '--force', 'generated');
};

test('a merge that took one side is resolved before the commit and after it', async () => {
  const before = await mergeUnderWay();
  takeTheirs(before);
  expect(await settle(before, newFiles)).toMatchObject({ kind: 'written' });
  const after = await mergeUnderWay();
  takeTheirs(after);
  runGit(after, 'commit', '--quiet', '--message', 'merged');
  appendFileSync(join(after, 'generated/changes.ts'), '// mine\n');
  expect(await settle(after, newFiles)).toMatchObject({ kind: 'problems', problems: [{ code: 'output-edited' }] });
  runGit(after, 'checkout', '--quiet', '--', 'generated');
  expect(await settle(after, newFiles)).toMatchObject({ kind: 'written' });
});

test('a rebase that took one side is resolved too', async () => {
  const root = await mergeUnderWay();
  runGit(root, 'merge', '--abort');
  expect(() => runGit(root, 'rebase', '--quiet', 'other')).toThrow();
  takeTheirs(root);
  runGit(root, '-c', 'core.editor=true', 'rebase', '--continue');
  expect(await settle(root, otherFiles)).toMatchObject({ kind: 'written' });
});

const conflict = '<<<<<<< HEAD\na: 1\n=======\na: 2\n>>>>>>> other\n';

test('a conflict in model or content is reported once, at its first line', () => {
  const root = makeWorkspace({
    'content/pl/x.yaml': `b: 1\n${conflict}`,
    'content/pl/y.md': `---\ntitle: x\n---\n\nText\n\n${conflict}`,
    'model/index.ts': `export const model = {\n${conflict.replaceAll(/: (\d)/g, ': $1,')}};\nconst rest = ;\n`,
  });
  const content = loadContent(root).problems;
  expect(content.map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual([
    'content/pl/x.yaml:2 unsettled-conflict',
    'content/pl/y.md:7 unsettled-conflict',
  ]);
  const model = explainModelImportError(root, new SyntaxError('as Node says it'));
  expect(model.map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual([
    'model/index.ts:2 unsettled-conflict',
  ]);
});
