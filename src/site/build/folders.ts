import { join } from 'node:path';

/** Where a build reads and writes. */
export interface Folders {
  readonly root: string;
  readonly generated: string;
  /** Page data, as the manifest in `generated` lists them. */
  readonly site: string;
  readonly content: string;
  readonly cache: string;
  readonly stage: string;
  readonly dist: string;
  /** Bundle and pages without pictures, compression and feeds, for measurements. */
  readonly pagesAlone?: boolean;
}

export const siteFolders = (root: string): Folders => {
  const cache = join(root, '.cache', 'build');
  return {
    root,
    generated: join(root, 'generated'),
    site: join(root, '.cache', 'site'),
    content: join(root, 'content'),
    cache,
    stage: join(cache, 'stage'),
    dist: join(root, 'dist'),
  };
};
