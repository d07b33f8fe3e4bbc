import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Folders } from '#site/build/folders.ts';

/** SHA-256 of everything that was generated, by absolute path. */
export const writtenFiles = ({ generated, site }: Pick<Folders, 'generated' | 'site'>): ReadonlyMap<string, string> => {
  const file = join(generated, 'manifest.json');
  if (!existsSync(file)) return new Map();
  const manifest: Readonly<Record<'files' | 'site', Readonly<Record<string, string>>>> = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  const below = (folder: string, hashes: Readonly<Record<string, string>>): [string, string][] =>
    Object.entries(hashes).map(([path, sha256]) => [join(folder, path), sha256]);
  return new Map([...below(generated, manifest.files), ...below(site, manifest.site)]);
};

/** The files that differ, those that are new or gone among them. */
export const changedFiles = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path));
