import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './list-files.ts';
import { readBlobs, runGitOrNull } from './run-git.ts';

/** What people read and see of a revision, by its path: every text, and the hash of every picture. */
export interface ReadTexts {
  readonly texts: Readonly<Record<string, string>>;
  readonly pictures: Readonly<Record<string, string>>;
}

/** The handbook of the office, which says what its staff do. */
export const handbook = 'scripts/deploy/office.md';
const folder = 'content';

const isText = (path: string): boolean => /\.(?:md|yaml|txt)$/.test(path);
const nameOf = (path: string): string => (path === handbook ? path : path.slice(folder.length + 1));

/** Texts and pictures of a commit. */
export const readTextsAt = (root: string, commit: string): ReadTexts => {
  const listed = runGitOrNull(root, ['ls-tree', '-r', '-z', commit, '--', folder, handbook]) ?? '';
  const files = listed.split('\0').flatMap((line): (readonly [path: string, hash: string])[] => {
    const [about = '', path = ''] = line.split('\t');
    const hash = about.split(' ')[2];
    return hash === undefined ? [] : [[path, hash]];
  });
  const [texts, pictures] = [true, false].map((is) => files.filter(([path]) => isText(path) === is));
  const blobs = readBlobs(
    root,
    (texts ?? []).map(([, hash]) => hash),
  );
  return {
    texts: Object.fromEntries((texts ?? []).map(([path], index) => [nameOf(path), blobs[index] ?? ''])),
    pictures: Object.fromEntries((pictures ?? []).map(([path, hash]) => [nameOf(path), hash])),
  };
};

/** The name that git gives to these bytes. */
const blobHash = (bytes: Buffer): string =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');

const readHandbook = (root: string): Readonly<Record<string, string>> => {
  try {
    return { [handbook]: readFileSync(join(root, handbook), 'utf8') };
  } catch {
    return {};
  }
};

/** Texts and pictures of the files here. */
export const readTextsHere = (root: string): ReadTexts => {
  const paths = listFiles(join(root, folder)).flatMap(({ path, kind }) => (kind === 'file' ? [path] : []));
  const bytesOf = (path: string): Buffer => readFileSync(join(root, folder, path));
  return {
    texts: {
      ...Object.fromEntries(paths.filter(isText).map((path) => [path, bytesOf(path).toString('utf8')])),
      ...readHandbook(root),
    },
    pictures: Object.fromEntries(paths.filter((path) => !isText(path)).map((path) => [path, blobHash(bytesOf(path))])),
  };
};
