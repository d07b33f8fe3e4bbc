import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const length = 16;

/** A short name for content: equal for equal bytes. */
export const contentFingerprint = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, length);

/** Files that take long to make, kept between builds under the hash of what they are made of and how. */
export interface KeptFiles {
  /** Copies the file of a key to a place; makes it first where no earlier build has. */
  readonly copyTo: (target: string, key: string, make: () => Promise<Buffer>) => Promise<void>;
  /** Deletes every file that this build has not copied. */
  readonly prune: () => void;
}

export const openFileCache = (folder: string): KeptFiles => {
  mkdirSync(folder, { recursive: true });
  const used = new Set<string>();
  return {
    copyTo: async (target, key, make) => {
      used.add(key);
      const kept = join(folder, key);
      if (!existsSync(kept)) {
        // Renamed when it is complete: a build that is killed leaves no half of a file.
        const fresh = `${kept}.${randomUUID()}`;
        await writeFile(fresh, await make());
        await rename(fresh, kept);
      }
      await mkdir(dirname(target), { recursive: true });
      await copyFile(kept, target);
    },
    prune: () => {
      for (const name of readdirSync(folder)) if (!used.has(name)) rmSync(join(folder, name));
    },
  };
};
