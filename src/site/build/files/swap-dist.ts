import { existsSync, renameSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';

/**
 * Puts the finished folder in the place of the old one at once; a reader sees the old or the new files, never a mixture. What is
 * waited for is the removal of the old files.
 */
export const swapDist = (stage: string, dist: string): Promise<void> => {
  const old = `${stage}-old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(stage, dist);
  return rm(old, { recursive: true, force: true });
};
