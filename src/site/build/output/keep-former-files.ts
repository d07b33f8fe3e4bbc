import { existsSync, globSync, linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parameters } from '#generated/rules/parameters.ts';
import { assetFolders } from '#hosting/served-file.ts';
import type { Folders } from '../folders.ts';

/** The day, as a day number, on which a file ceased to belong to the site, by its path. */
type FormerFiles = Readonly<Record<string, number>>;

/** The file with the former files, next to the rules for hosts, so that no host serves it. */
const record = 'host/former-files.json';

const readFormer = (dist: string): FormerFiles =>
  existsSync(join(dist, record)) ? JSON.parse(readFileSync(join(dist, record), 'utf8')) : {};

/**
 * Copies hashed files of former builds into the stage, for as long as a page opened earlier may still request them. Call it when the stage
 * is complete and before it replaces `dist/`.
 */
export const keepFormerFiles = ({ stage, dist }: Pick<Folders, 'stage' | 'dist'>, today: number): void => {
  const known = readFormer(dist);
  const kept: Record<string, number> = {};
  for (const file of globSync(
    assetFolders.map((folder) => `${folder.slice(1)}**/*.*`),
    { cwd: dist },
  )) {
    const since = known[file] ?? today;
    const target = join(stage, file);
    if (existsSync(target) || today - since > parameters.formerFilesDays) continue;
    mkdirSync(dirname(target), { recursive: true });
    linkSync(join(dist, file), target);
    kept[file] = since;
  }
  if (Object.keys(kept).length === 0) return;
  mkdirSync(dirname(join(stage, record)), { recursive: true });
  writeFileSync(join(stage, record), JSON.stringify(kept));
};
