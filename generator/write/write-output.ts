import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { GeneratedFile, Output } from '../emit/generated-file.ts';
import { filesInMerge } from '../load/merge-state.ts';
import { outputFolder, readOutputTree, siteFolder } from '../load/output-tree.ts';
import type { Problem } from '../problems/problem.ts';
import { compareSite, compareTree, type Difference } from './compare-tree.ts';
import { withManifest } from './manifest.ts';
import type { Outcome, Written } from './outcome.ts';
import { checkOutputTree, checkPaths } from './refuse.ts';
import { stageTree } from './stage-tree.ts';
import { recoverSwap, type Swap, swapFolders } from './swap-folders.ts';

type WriteResult =
  | (Written & { readonly site: Written; readonly problems?: never })
  | { readonly problems: readonly Problem[] };

/** Staging lies in .cache/: not under version control, and on the file system of the project. */
const stagingFolder = (root: string): string => join(root, '.cache', 'generate');

const swapIn = (root: string, folder: string, staging: string): Swap => ({
  current: join(root, folder),
  next: join(staging, 'next'),
  previous: join(staging, 'previous'),
});

const swapOfContract = (root: string): Swap => swapIn(root, outputFolder, stagingFolder(root));
const swapOfSite = (root: string): Swap => swapIn(root, siteFolder, join(stagingFolder(root), 'site'));

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
  recoverSwap(swapOfContract(root));
  tryToRemoveStaging(root);
};

const treeOf = (root: string, folder: string) => readOutputTree(join(root, folder));

/** Whether a merge has written its conflict into a file. */
const holdsConflict = (path: string): boolean => existsSync(path) && /^<{7} /m.test(readFileSync(path, 'utf8'));

const withConflicts = (root: string, differences: readonly Difference[]): Difference[] =>
  differences.map((one) =>
    one.word === 'edited' && holdsConflict(join(root, outputFolder, one.path)) ? { ...one, word: 'conflict' } : one,
  );

/** How generated/ differs from what would be written, and its manifest from the page data. Writes nothing. */
export const compareOutput = (
  root: string,
  output: Output,
): Pick<Extract<Outcome, { kind: 'compared' }>, 'files' | 'differences' | 'site'> => {
  const expected = withManifest(output);
  const tree = treeOf(root, outputFolder);
  return {
    files: expected.length,
    differences: withConflicts(root, compareTree(expected, tree)),
    site: { files: output.site.length, differences: compareSite(output.site, tree) },
  };
};

/** A merge leaves files that the generator has not written; they are no person's work. */
const withoutMerged = (root: string, problems: readonly Problem[]): readonly Problem[] => {
  if (problems.length === 0) return problems;
  const merged = filesInMerge(root, outputFolder);
  return problems.filter(({ file }) => !merged.has(file));
};

/** A folder that is to hold `files`, and how it differs from them now. */
type Replacement = {
  readonly files: readonly GeneratedFile[];
  readonly differences: readonly Difference[];
  readonly swap: Swap;
  readonly durable: boolean;
};

/**
 * Makes generated/ equal to the contract and its manifest, as one step for every reader, and .cache/site/ to the page data.
 * Touches nothing when they already are; refuses when files in generated/ would be lost that a person made or edited, unless
 * they were edited and `force` is given. Throws the errors of the file system, with the old contract in its place and nothing
 * left over. The page data are in their place first: a run killed between the two leaves data that the manifest does not
 * list, which their readers notice, and the next run heals.
 */
export const writeOutput = (write: {
  readonly root: string;
  readonly output: Output;
  readonly force: boolean;
}): WriteResult => {
  const { root, force } = write;
  const { site } = write.output;
  const files = withManifest(write.output);
  const tree = treeOf(root, outputFolder);
  const differences = compareTree(files, tree);
  const problems = [
    ...checkPaths(files),
    ...checkPaths(site, siteFolder),
    ...withoutMerged(root, checkOutputTree(tree, differences, { force })),
  ];
  if (problems.length > 0) return { problems };
  const ofSite = compareTree(site, treeOf(root, siteFolder));
  replaceTrees(root, [
    { files: site, differences: ofSite, swap: swapOfSite(root), durable: false },
    { files, differences, swap: swapOfContract(root), durable: true },
  ]);
  return { ...writtenOf(files, differences), site: writtenOf(site, ofSite) };
};

const writtenOf = (files: readonly GeneratedFile[], differences: readonly Difference[]): Written => {
  const removed = differences.filter(({ word }) => word === 'extra').length;
  return { files: files.length, written: differences.length - removed, removed };
};

const replaceTrees = (root: string, all: readonly Replacement[]): void => {
  const replacements = all.filter(({ differences }) => differences.length > 0);
  if (replacements.length === 0) return;
  removeStaging(root);
  try {
    for (const { files, differences, swap, durable } of replacements) {
      const different = new Set(differences.map(({ path }) => path));
      stageTree({ files, ...swap, isCurrent: (path) => !different.has(path), durable });
    }
    for (const { swap } of replacements) swapFolders(swap);
  } finally {
    tryToRemoveStaging(root);
  }
};
