import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';

/** With these variables a program finds the code that this one has compiled; each version of node has its own folder. */
export const compiledCode = (): Readonly<Record<string, string>> => {
  const folder = getCompileCacheDir();
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) };
};
