import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { GeneratedFile } from '../emit/generated-file.ts';
import { outputFolder, readOutputTree } from '../load/output-tree.ts';
import type { Problem } from '../problems/problem.ts';
import { compareTree, type Difference } from './compare-tree.ts';
import { withManifest } from './manifest.ts';
import { checkOutputTree, checkPaths } from './refuse.ts';
import { stageTree } from './stage-tree.ts';
import { recoverSwap, type Swap, swapFolders } from './swap-folders.ts';

export type WriteResult =
  | { readonly files: number; readonly written: number; readonly removed: number; readonly problems?: never }
  | { readonly problems: readonly Problem[] };

/** Staging lies in .cache/: not under version control, and on the file system of the project. */
const stagingFolder = (root: string): string => join(root, '.cache', 'generate');

const swapOf = (root: string): Swap => ({
  current: join(root, outputFolder),
  next: join(stagingFolder(root), 'next'),
  previous: join(stagingFolder(root), 'previous'),
});

const removeStaging = (root: string): void => {
  rmSync(stagingFolder(root), { recursive: true, force: true, maxRetries: 2 });
};

/** A second try, and then the next run clears up: what is left over in .cache/ harms nobody. */
const tryToRemoveStaging = (root: string): void => {
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      removeStaging(root);
      return;
    } catch {}
  }
};

/** Completes or clears away what a killed run left. To be called under the run lock, before anything reads generated/. */
export const recoverOutput = (root: string): void => {
  recoverSwap(swapOf(root));
  tryToRemoveStaging(root);
};

/** How generated/ differs from what would be written. Writes nothing. */
export const compareOutput = (
  root: string,
  files: readonly GeneratedFile[],
): { files: number; differences: Difference[] } => {
  const expected = withManifest(files);
  return { files: expected.length, differences: compareTree(expected, readOutputTree(root)) };
};

/**
 * Makes generated/ equal to `files` and their manifest, as one step for every reader. Touches nothing when it already is;
 * refuses when files would be lost that a person made or edited, unless they were edited and `force` is given.
 * Throws the errors of the file system, with the old output in its place and nothing left over.
 */
export const writeTree = (write: {
  readonly root: string;
  readonly files: readonly GeneratedFile[];
  readonly force: boolean;
}): WriteResult => {
  const { root, force } = write;
  const files = withManifest(write.files);
  const tree = readOutputTree(root);
  const differences = compareTree(files, tree);
  const problems = [...checkPaths(files), ...checkOutputTree(tree, differences, { force })];
  if (problems.length > 0) return { problems };
  const removed = differences.filter(({ word }) => word === 'extra').length;
  if (differences.length > 0) replaceTree(root, files, differences);
  return { files: files.length, written: differences.length - removed, removed };
};

const replaceTree = (root: string, files: readonly GeneratedFile[], differences: readonly Difference[]): void => {
  const swap = swapOf(root);
  const different = new Set(differences.map(({ path }) => path));
  removeStaging(root);
  try {
    stageTree({ files, ...swap, isCurrent: (path) => !different.has(path) });
    swapFolders(swap);
  } finally {
    tryToRemoveStaging(root);
  }
};
