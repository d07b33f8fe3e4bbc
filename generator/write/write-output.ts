import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { runGitOrNull } from '#settings/run-git.ts';
import type { GeneratedFile, Output } from '../emit/generated-file.ts';
import { manifestPath, outputFolder, readOutputTree, siteFolder } from '../load/output-tree.ts';
import type { Problem } from '../problems/problem.ts';
import { compareFilesWithOutputTree, comparePageData, type Difference } from './compare-tree.ts';
import { extendWriteJournal, readWriteJournal, removeWriteJournal, unfinishedRunNotice } from './journal.ts';
import { addManifest, hashFilesByPath } from './manifest.ts';
import type { Outcome, Written } from './outcome.ts';
import { checkManualEdits, checkOutputPaths } from './refuse.ts';

const underWay = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'];

/** Reflog entries of commands that combine commits. */
const joined = /^(?:commit \(merge\)|merge|pull|rebase|cherry-pick|revert)/;

const lines = (printed: string): readonly string[] => printed.split('\0').filter((line) => line !== '');

/**
 * The files of a folder that a merge, cherry-pick or rebase has written, relative to `root`; they count as no manual edits. During the
 * operation these are all tracked files; after its commit, those that have not changed since.
 */
const filesInMerge = (root: string, folder: string): ReadonlySet<string> => {
  const state = runGitOrNull(root, ['rev-parse', '--git-dir']);
  const tracked = runGitOrNull(root, ['ls-files', '-z', '--', folder]);
  if (state === null || tracked === null) return new Set();
  if (underWay.some((name) => existsSync(resolve(root, state.trim(), name)))) return new Set(lines(tracked));
  const isMerge = runGitOrNull(root, ['rev-parse', '--quiet', '--verify', 'HEAD^2']) !== null;
  if (!isMerge && !joined.test(runGitOrNull(root, ['reflog', '-1', '--format=%gs']) ?? '')) return new Set();
  const edited = new Set(
    lines(runGitOrNull(root, ['diff', '--name-only', '--relative', '-z', 'HEAD', '--', folder]) ?? ''),
  );
  return new Set(lines(tracked).filter((file) => !edited.has(file)));
};

type WriteResult =
  | (Written & { readonly site: Written; readonly problems?: never })
  | { readonly problems: readonly Problem[] };

/** The output was written only in part; `cause` is the error of the file system. */
export class UnfinishedError extends Error {}

const treeOf = (root: string, folder: string) => readOutputTree(join(root, folder));

/** Whether a merge has written its conflict into a file. */
const hasConflictMarkers = (path: string): boolean => existsSync(path) && /^<{7} /m.test(readFileSync(path, 'utf8'));

const withConflicts = (root: string, differences: readonly Difference[]): Difference[] =>
  differences.map((one) =>
    one.word === 'edited' && hasConflictMarkers(join(root, outputFolder, one.path))
      ? { ...one, word: 'conflict' }
      : one,
  );

/** How generated/ differs from what would be written, and its manifest from the page data. Does not write. */
export const compareOutputWithDisk = (
  root: string,
  output: Output,
): Pick<Extract<Outcome, { kind: 'compared' }>, 'files' | 'differences' | 'site' | 'unfinished'> => {
  const { files, site } = addManifest(output);
  const tree = treeOf(root, outputFolder);
  const differences = withConflicts(root, compareFilesWithOutputTree(files, tree, readWriteJournal(root)));
  const unfinished = differences.length === 0 ? null : unfinishedRunNotice(root);
  return {
    files: files.length,
    differences,
    site: { files: site.length, differences: comparePageData(site, tree) },
    unfinished,
  };
};

/** The problems except those of files written by a merge, which are no manual edits. */
const withoutMerged = (root: string, problems: readonly Problem[]): readonly Problem[] => {
  if (problems.length === 0) return problems;
  const merged = filesInMerge(root, outputFolder);
  return problems.filter(({ file }) => !merged.has(file));
};

/** A folder that should contain `files`, and how it differs from them now. */
interface Target {
  readonly folder: string;
  readonly files: readonly GeneratedFile[];
  readonly differences: readonly Difference[];
}

/**
 * Makes generated/ equal to the files and their manifest, and .cache/site/ to the page data, by writing what differs. Changes nothing if
 * they are equal already. Refuses if files in generated/ that a person has made or edited would be lost; edited ones are overwritten with
 * `force`. The manifest is written last: if the process ends before that, the tree contradicts its manifest, which every reader can see,
 * and the next run completes it.
 */
export const writeOutput = (write: {
  readonly root: string;
  readonly output: Output;
  readonly force: boolean;
}): WriteResult => {
  const { root, force } = write;
  const { files, site } = addManifest(write.output);
  const tree = treeOf(root, outputFolder);
  const differences = compareFilesWithOutputTree(files, tree, readWriteJournal(root));
  const problems = [
    ...checkOutputPaths(files),
    ...checkOutputPaths(site, siteFolder),
    ...withoutMerged(root, checkManualEdits(tree, differences, { force })),
  ];
  if (problems.length > 0) return { problems };
  const contract: Target = { folder: join(root, outputFolder), files, differences };
  const pageData: Target = {
    folder: join(root, siteFolder),
    files: site,
    differences: compareFilesWithOutputTree(site, treeOf(root, siteFolder)),
  };
  if (differences.length > 0) extendWriteJournal(root, hashFilesByPath(files));
  try {
    writeTargets(root, pageData, contract);
  } catch (cause) {
    throw new UnfinishedError('The output is not complete.', { cause });
  }
  return { ...writtenOf(contract), site: writtenOf(pageData) };
};

const writtenOf = ({ files, differences }: Target): Written => {
  const removed = differences.filter(({ word }) => word === 'extra').length;
  return { files: files.length, written: differences.length - removed, removed };
};

const writeTargets = (root: string, pageData: Target, contract: Target): void => {
  const part = join(root, '.cache', 'generate.part');
  for (const target of [pageData, contract]) {
    if (target.differences.length > 0) replaceByFolder(target.folder);
    removeExtra(target);
    writeDifferent(target, part);
  }
  const manifest = contract.files.find(({ path }) => path === manifestPath);
  if (manifest !== undefined && contract.differences.some(({ path }) => path === manifestPath))
    writeFile(join(contract.folder, manifestPath), manifest.text, part);
  removeWriteJournal(root);
};

/**
 * Replaces whatever has the name of the page data's folder by a folder, since page data are ours. (For generated/ the same is reported as a
 * problem before.)
 */
const replaceByFolder = (folder: string): void => {
  if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() === false) rmSync(folder);
};

/** Writes a temporary file and renames it, so that the file is complete at every moment, old or new. */
const writeFile = (path: string, text: string, part: string): void => {
  mkdirSync(dirname(part), { recursive: true });
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(part, text);
  chmodSync(part, 0o644);
  renameSync(part, path);
};

const writeDifferent = ({ folder, files, differences }: Target, part: string): void => {
  const different = new Set(differences.filter(({ word }) => word !== 'extra').map(({ path }) => path));
  for (const { path, text } of files) {
    if (path !== manifestPath && different.has(path)) writeFile(join(folder, path), text, part);
  }
};

/** Removes files that the last manifest lists and the output no longer has, and the folders that become empty. */
const removeExtra = ({ folder, differences }: Target): void => {
  for (const { path, word } of differences) {
    if (word !== 'extra') continue;
    rmSync(join(folder, path), { force: true });
    for (let above = dirname(path); above !== '.' && isEmpty(join(folder, above)); above = dirname(above))
      rmdirSync(join(folder, above));
  }
};

const isEmpty = (folder: string): boolean => readdirSync(folder).length === 0;
