import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Addresses of the style sheets of a built site, as its shell names them; none where nothing is built. */
export const styleSheets = async (dist: string): Promise<readonly string[]> => {
  const shell = await readFile(join(dist, 'app.html'), 'utf8').catch(() => '');
  return [...shell.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].flatMap(([, href]) => href ?? []);
};
