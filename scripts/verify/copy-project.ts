import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const copied = ['package.json', 'package-lock.json', 'model', 'content', 'generator', 'scripts', 'src'];

/** Copies the project without its output into an empty folder below it, where it finds the same packages. */
export const copyProject = (root: string, folder: string): void => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true });
};
