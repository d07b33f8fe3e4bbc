import { existsSync, mkdirSync, mkdtempSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Takes the output of earlier builds out of the way, before a build that begins without it. It is removed with the workspace: some
 * file systems pass over every inode that was freed in the last minutes, one by one, so that whoever writes thousands of files
 * soon after such a removal would be measured with it.
 */
export const setAside = (folder: string, outputs: readonly string[]): void => {
  const rest = join(folder, '.cache/aside');
  mkdirSync(rest, { recursive: true });
  for (const output of outputs.map((path) => join(folder, path)).filter(existsSync))
    renameSync(output, join(mkdtempSync(join(rest, 'output-')), basename(output)));
};
