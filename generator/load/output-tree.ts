import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The contents of an output folder: hashes of plain files; `null` for anything else (a link, a socket). */
export type OutputTree = {
  readonly state: 'folder' | 'absent' | 'not-a-folder';
  readonly files: ReadonlyMap<string, { readonly sha256: string | null; readonly executable: boolean }>;
  /** The text of manifest.json, or null. */
  readonly manifest: string | null;
};

/** The folder of the generated files that are committed. */
export const outputFolder = 'generated';
/** The folder of the page data, which are not committed: the manifest in generated/ contains the hash of the list of their hashes. */
export const siteFolder = '.cache/site';
export const manifestPath = 'manifest.json';
/** The file with the list of page data, in their folder. */
export const siteListPath = 'hashes.json';

export const sha256Hex = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

type Entry = { sha256: string | null; executable: boolean };

const readFolder = (root: string, folder: string, files: Map<string, Entry>): void => {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) readFolder(root, path, files);
    else if (!entry.isFile()) files.set(path, { sha256: null, executable: false });
    else {
      const executable = (lstatSync(join(root, path)).mode & 0o111) !== 0;
      files.set(path, { sha256: sha256Hex(readFileSync(join(root, path))), executable });
    }
  }
};

const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const attempts = 20;

/** Reads the whole folder; tries again if a run of the generator has removed a file between listing and reading. */
export const readOutputTree = (folder: string, attempt = 1): OutputTree => {
  const status = lstatSync(folder, { throwIfNoEntry: false });
  if (status === undefined) return { state: 'absent', files: new Map(), manifest: null };
  if (!status.isDirectory()) return { state: 'not-a-folder', files: new Map(), manifest: null };
  const files = new Map<string, Entry>();
  let manifest: string | null = null;
  try {
    readFolder(folder, '', files);
    manifest = files.has(manifestPath) ? readFileSync(join(folder, manifestPath), 'utf8') : null;
  } catch (error) {
    if (!isGone(error) || attempt >= attempts) throw error;
    return readOutputTree(folder, attempt + 1);
  }
  return { state: 'folder', files, manifest };
};
