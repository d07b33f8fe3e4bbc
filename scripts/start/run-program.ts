import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolders } from '#site/build/folders.ts';
import { findStalePageData } from '#site/build/sources/sources.ts';

const root = join(import.meta.dirname, '../..');

/** Arguments of `node` for a program of a project folder: the options of its npm script, then its path. */
export const nodeArgumentsOfProgram = (folder: string, file: string): readonly string[] => {
  const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const script = Object.values(scripts).find((one) => one.startsWith('node ') && one.endsWith(` ${file}`));
  return [...(script?.split(' ').slice(1, -1) ?? []), join(folder, file)];
};

/** Runs a program of this project with its output on the terminal; its failure ends this process. */
export const runProgram = (file: string, env: NodeJS.ProcessEnv = process.env): void => {
  const { status } = spawnSync(process.execPath, nodeArgumentsOfProgram(root, file), {
    stdio: 'inherit',
    env,
    cwd: root,
  });
  if (status !== 0) process.exit(status ?? 1);
};

/**
 * Runs the generator where page data are missing or stale, since they are not committed. Call it before anything imports
 * `generated/`, which the run may write too.
 */
export const generateMissingPageData = (): void => {
  if (findStalePageData(siteFolders(root)).length === 0) return;
  console.log('.cache/site/ lacks page data that generated/manifest.json lists; the generator writes them.');
  runProgram('generator/main.ts');
};
