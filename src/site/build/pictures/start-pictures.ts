import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Folders } from '../folders.ts';

const run = promisify(execFile);

/** Makes the pictures that are drawn or resized, beside the rest of the build; gives warnings for the owner. */
export const startPictures = async (folders: Folders): Promise<readonly string[]> => {
  const { stdout } = await run(process.execPath, [
    join(import.meta.dirname, 'make-pictures.ts'),
    JSON.stringify(folders),
  ]);
  return JSON.parse(stdout);
};
