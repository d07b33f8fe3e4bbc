import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Addresses of the style sheets of a built site, as a page of it names them; none where nothing is built. */
export const styleSheets = async (dist: string): Promise<readonly string[]> => {
  const page = await readFile(join(dist, '404.html'), 'utf8').catch(() => '');
  return [...page.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].flatMap(([, href]) => href ?? []);
};
