import { existsSync, renameSync, rmSync } from 'node:fs';

/** Puts the finished folder in the place of the old one; a reader sees the old or the new files, never a mixture. */
export const swapDist = (stage: string, dist: string): void => {
  const old = `${stage}-old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(stage, dist);
  rmSync(old, { recursive: true, force: true });
};
