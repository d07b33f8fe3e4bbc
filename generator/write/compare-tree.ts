import { compareByCodeUnit } from '#domain/texts/compare-text.ts';
import type { GeneratedFile } from '../emit/generated-file.ts';
import { manifestPath, type OutputTree, siteListPath } from '../load/output-tree.ts';
import type { Journal } from './journal.ts';
import { type Hashes, hashFilesByPath, parseManifest } from './manifest.ts';

/**
 * How a path on disk differs from the output. `changed`: the output differs, and nobody has edited the file since; `missing`: not on disk;
 * `extra`: not in the output; `edited`: not what the generator wrote; `conflict`: edited, with the markers of a merge.
 */
export type Difference = {
  readonly path: string;
  readonly word: 'changed' | 'missing' | 'extra' | 'edited' | 'conflict';
  /** Whether the file equals its entry in the manifest on disk, so that it may be replaced or removed. */
  readonly asListed: boolean;
  /** Whether the manifest on disk lists the path at all. */
  readonly listed: boolean;
};

/** Whether the manifest was edited: an unchanged file has no entry in it, or a different one. */
const isManifestEdited = (manifest: Hashes, tree: OutputTree, expected: Hashes, journal: Journal): boolean =>
  [...expected].some(
    ([path, sha256]) =>
      path !== manifestPath &&
      tree.files.get(path)?.sha256 === sha256 &&
      manifest.get(path) !== sha256 &&
      !journal.has(path, sha256),
  );

const noJournal: Journal = { has: () => false, hasPath: () => false };

/**
 * Compares every path of the output with the disk. `files` includes the manifest; the result is sorted by path. Files that an interrupted
 * run has written count as listed.
 */
export const compareFilesWithOutputTree = (
  files: readonly GeneratedFile[],
  tree: OutputTree,
  journal: Journal = noJournal,
): Difference[] => {
  const expected = hashFilesByPath(files);
  const parsed = tree.manifest === null ? undefined : parseManifest(tree.manifest)?.files;
  const manifest: Hashes = parsed ?? new Map();
  const isManifestAsListed = parsed !== undefined && !isManifestEdited(parsed, tree, expected, journal);
  const isAsListed = (path: string): boolean => {
    const found = tree.files.get(path);
    if (found?.executable === true) return false;
    if (path === manifestPath) return isManifestAsListed && found?.sha256 !== null;
    if (found === undefined || found.sha256 === null) return false;
    return found.sha256 === manifest.get(path) || journal.has(path, found.sha256);
  };
  const wordFor = (path: string): Difference['word'] | undefined => {
    const found = tree.files.get(path);
    if (found === undefined) return 'missing';
    if (!expected.has(path)) return 'extra';
    if (found.sha256 === expected.get(path) && !found.executable) return undefined;
    return isAsListed(path) ? 'changed' : 'edited';
  };
  return [...new Set([...expected.keys(), ...tree.files.keys()])].toSorted(compareByCodeUnit).flatMap((path) => {
    const word = wordFor(path);
    const listed = path === manifestPath || manifest.has(path) || journal.hasPath(path);
    return word === undefined ? [] : [{ path, word, asListed: isAsListed(path), listed }];
  });
};

/**
 * Compares the page data with the hash in the manifest, not with files, since those need not be there. Reports nothing where no
 * manifest can be read: `compareFilesWithOutputTree` reports that.
 */
export const comparePageData = (site: readonly GeneratedFile[], { manifest }: OutputTree): SiteDifference[] => {
  const listed = manifest === null ? undefined : parseManifest(manifest)?.site;
  const isListed = listed === undefined || hashFilesByPath(site).get(siteListPath) === listed;
  return isListed ? [] : [{ path: siteListPath, word: 'changed' }];
};

export type SiteDifference = Pick<Difference, 'path' | 'word'>;
