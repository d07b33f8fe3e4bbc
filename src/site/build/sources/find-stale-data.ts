import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Folders } from '../folders.ts';
import { readJson } from './read-json.ts';

const isListed = (file: string, sha256: string): boolean =>
  existsSync(file) && createHash('sha256').update(readFileSync(file)).digest('hex') === sha256;

/** Page data that are missing, or not those that the manifest in `generated/` lists: pages of another state of the project. */
export const findStaleData = ({ generated, site }: Pick<Folders, 'generated' | 'site'>): readonly string[] => {
  const listed: Readonly<Record<string, string>> = readJson(generated, 'manifest.json').site;
  return Object.entries(listed).flatMap(([path, sha256]) => (isListed(join(site, path), sha256) ? [] : [path]));
};
