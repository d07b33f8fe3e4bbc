import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Folders } from '../folders.ts';
import type { SharedCard } from './open-graph/write-cards.ts';

const run = promisify(execFile);

/** Makes the pictures that are drawn or resized, beside the rest of the build; gives warnings for the owner. */
export const startPictures = async (folders: Folders, cards: readonly SharedCard[]): Promise<readonly string[]> => {
  const list = join(folders.cache, 'cards.json');
  writeFileSync(list, JSON.stringify(cards));
  const { stdout } = await run(process.execPath, [
    join(import.meta.dirname, 'make-pictures.ts'),
    JSON.stringify(folders),
    list,
  ]);
  return JSON.parse(stdout);
};
