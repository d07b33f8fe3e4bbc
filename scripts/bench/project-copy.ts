import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startOptions } from '../start/start-options.ts';

const copied = ['package.json', 'package-lock.json', 'model', 'content', 'generator', 'scripts', 'src'];

/** Copies the project without its output into an empty folder below it, where it finds the same packages. */
export const copyProject = (root: string, folder: string): void => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true });
};

/** Runs a TypeScript program of a project folder to its end as its npm script does. */
export const runProgram = (
  folder: string,
  program: string,
  environment: Readonly<Record<string, string>> = {},
): void => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...startOptions(folder, program), join(folder, program)],
    { cwd: folder, env: { ...process.env, ...environment }, encoding: 'utf8', maxBuffer: Number.POSITIVE_INFINITY },
  );
  if (status === 0) return;
  throw new Error(
    `“${program}” failed in ${folder}, so nothing can be measured there:\n${`${stdout}${stderr}`.slice(-2000)}`,
  );
};
