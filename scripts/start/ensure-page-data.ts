import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { foldersOf } from '#site/build/folders.ts';
import { findStaleData } from '#site/build/sources.ts';
import { startOptions } from './start-options.ts';

const root = join(import.meta.dirname, '../..');
const generator = 'generator/main.ts';

/**
 * Page data are not committed: runs the generator where they are missing or belong to another state of the project. Ends the
 * process when that fails. To be called before anything imports `generated/`, which the run may write too.
 */
export const ensurePageData = (): void => {
  const stale = findStaleData(foldersOf(root));
  if (stale.length === 0) return;
  console.log(`.cache/site/ does not hold the page data that generated/manifest.json lists; the generator makes them.`);
  const command = [...startOptions(root, generator), join(root, generator)];
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit', cwd: root });
  if (status !== 0) process.exit(status ?? 1);
};
