import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { compiledCode } from '../compiled-code.ts';
import type { Folders } from '../folders.ts';
import type { UsedParameters } from './code-files.ts';

/** The code that renders, which is bundled first: states of rules, as `rule discount`, and of all other code. */
export interface ServerParts {
  readonly code: string;
  readonly rules: Readonly<Record<string, string>>;
}

/** The code for browsers, and what both bundles were made of. */
export interface BrowserParts {
  readonly urls: Readonly<Record<string, string>>;
  /** Ids of the modules of both bundles. */
  readonly modules: readonly string[];
  readonly used: UsedParameters;
}

/** What the bundler used: milliseconds of processor time, highest memory in MiB. */
export interface BundlerUsage {
  readonly cpu: number;
  readonly peakMemory: number;
}

/** What the bundler has made, each when it is finished. */
export interface Bundling {
  readonly server: Promise<ServerParts>;
  readonly browser: Promise<BrowserParts & BundlerUsage>;
}

/** With these variables the bundler's allocator takes only what it needs and gives it back at once. */
const variables = { NODE_ENV: 'production', MIMALLOC_ARENA_EAGER_COMMIT: '0', MIMALLOC_PURGE_DELAY: '0' };

/** Starts the bundler in a program of its own, which prints a line for each bundle. */
export const startBundler = (folders: Folders): Bundling => {
  const program = spawn(process.execPath, [join(import.meta.dirname, 'make-bundle.ts'), JSON.stringify(folders)], {
    env: { ...process.env, ...compiledCode(), ...variables },
  });
  const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
  const errors = text(program.stderr);
  const closed = once(program, 'close');
  const nextPart = async () => {
    const { value, done } = await lines.next();
    if (done !== true) return JSON.parse(value);
    await closed;
    throw new Error(`The code of the site cannot be bundled. ${await errors}`);
  };
  const server: Promise<ServerParts> = nextPart();
  const browser: Promise<BrowserParts & BundlerUsage> = server.then(nextPart);
  const told = errors.then((warnings) => process.stderr.write(warnings));
  // A failure is met where a part is waited for.
  for (const work of [server, browser, closed, told]) work.catch(() => undefined);
  return { server, browser };
};
