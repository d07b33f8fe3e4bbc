import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type * as Renderer from '../app/document/render.tsx';
import { contentFingerprint } from './files/kept-files.ts';
import type { Folders } from './folders.ts';

const run = promisify(execFile);

/** Client files under their hashed names. */
export interface BrowserBundle {
  readonly folder: string;
  /** Asset name, as in `SiteReader.asset`, to URL. */
  readonly urls: Readonly<Record<string, string>>;
  /** By the file in `pages/reserved/`: URLs of everything that a page of the application loads at its start. */
  readonly scripts: Readonly<Record<string, readonly string[]>>;
}

export interface Bundle {
  /** The built code that renders. */
  readonly renderer: typeof Renderer;
  readonly browser: BrowserBundle;
}

/** With these variables the allocator of the bundler takes only what it needs and gives it back at once. */
const variables = { NODE_ENV: 'production', MIMALLOC_ARENA_EAGER_COMMIT: '0', MIMALLOC_PURGE_DELAY: '0' };

/** Bundles the code that renders and the code for browsers. */
export const bundleSite = async (folders: Folders): Promise<Bundle> => {
  const program = ['--max-semi-space-size=8', join(import.meta.dirname, 'make-bundle.ts'), JSON.stringify(folders)];
  const { stdout, stderr } = await run(process.execPath, program, {
    env: { ...process.env, ...variables, NODE_COMPILE_CACHE: getCompileCacheDir() },
  }).catch((error: unknown) => {
    throw new Error('The code of the site cannot be bundled.', { cause: error });
  });
  process.stderr.write(stderr);
  const file = join(folders.cache, 'bundle/server/render.js');
  // A process that builds twice gets the code as it is now.
  const renderer: typeof Renderer = await import(`${pathToFileURL(file)}?${contentFingerprint(readFileSync(file))}`);
  return { renderer, browser: { folder: join(folders.cache, 'bundle/client'), ...JSON.parse(stdout) } };
};
