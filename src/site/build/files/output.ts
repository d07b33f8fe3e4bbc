import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Compressor } from './compress.ts';

/** Writes a file of the site, by its path from the folder of the output. */
export type WriteFile = (path: string, content: string | Buffer) => void;

/** Writes into the stage; text files are compressed in parallel with the rest of the build. */
export const createSiteFileWriter = (stage: string, compressor: Compressor | null): WriteFile => {
  const folders = new Set<string>();
  return (path, content) => {
    const target = join(stage, path);
    const folder = dirname(target);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    writeFileSync(target, bytes);
    compressor?.add(path, bytes);
  };
};

/** Puts the finished folder in the place of the old one; a reader sees the old or the new files, never a mixture. */
export const replaceDistFolder = (stage: string, dist: string): void => {
  const old = `${stage}-old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(stage, dist);
  rmSync(old, { recursive: true, force: true });
};
