import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { programArguments } from '../start/run-program.ts';

const copied = ['package.json', 'package-lock.json', 'model', 'content', 'generator', 'scripts', 'src'];

/** Copies the project without its output into an empty folder below it, where it finds the same packages. */
export const copyProject = (root: string, folder: string): void => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true });
};

/** Copies the project and builds the copy. */
export const buildCopy = (root: string, folder: string, settings: Readonly<Record<string, string>> = {}): void => {
  copyProject(root, folder);
  for (const program of ['generator/main.ts', 'scripts/build.ts']) {
    const { status, stdout, stderr } = spawnSync(process.execPath, programArguments(folder, program), {
      cwd: folder,
      env: { ...process.env, ...settings },
      encoding: 'utf8',
      maxBuffer: Number.POSITIVE_INFINITY,
    });
    if (status !== 0)
      throw new Error(
        `${program} failed in ${folder}, so nothing is measured there:\n${`${stdout}${stderr}`.slice(-2000)}`,
      );
  }
};
