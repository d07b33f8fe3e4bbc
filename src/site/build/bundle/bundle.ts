import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { fingerprint } from '../fingerprint.ts';
import type { Folders } from '../folders.ts';
import type { Renderer } from '../render/renderer.ts';
import { codeFingerprint } from './code-files.ts';

const run = promisify(execFile);

/** The built code: client files under their hashed names, and the renderer. */
export interface Bundle {
  readonly fingerprint: string;
  readonly clientFolder: string;
  /** Asset name, as in `SiteReader.asset`, to URL. */
  readonly urls: Readonly<Record<string, string>>;
  readonly renderer: Renderer;
  readonly reused: boolean;
  /** What the bundler used, as in `BundlerReport`; nothing when the last bundle is taken. */
  readonly bundler: Pick<BundlerReport, 'cpu' | 'peakMemory'>;
}

interface BundleRecord {
  readonly fingerprint: string;
  readonly urls: Readonly<Record<string, string>>;
}

/** What the bundler made, and what it used: milliseconds of processor time, highest memory in MiB. */
export interface BundlerReport {
  readonly urls: Readonly<Record<string, string>>;
  readonly cpu: number;
  readonly peakMemory: number;
}

/** With these variables the bundler's allocator takes only what it needs and gives it back at once. */
const bundlerVariables = { NODE_ENV: 'production', MIMALLOC_ARENA_EAGER_COMMIT: '0', MIMALLOC_PURGE_DELAY: '0' };

const build = async (folders: Folders): Promise<BundlerReport> => {
  const { stdout, stderr } = await run(
    process.execPath,
    [join(import.meta.dirname, 'make-bundle.ts'), JSON.stringify(folders)],
    { env: { ...process.env, ...bundlerVariables } },
  );
  process.stderr.write(stderr);
  return JSON.parse(stdout);
};

const readRecord = (file: string): BundleRecord | null => {
  if (!existsSync(file)) return null;
  const record: BundleRecord = JSON.parse(readFileSync(file, 'utf8'));
  return record;
};

/** Bundles client and server, or takes the last bundle when no code has changed since. */
export const bundleSite = async (folders: Folders): Promise<Bundle> => {
  const recordFile = join(folders.cache, 'bundle.json');
  const current = fingerprint(`${codeFingerprint(folders.root)} ${folders.bundler}`);
  const last = readRecord(recordFile);
  const reused = last?.fingerprint === current;
  const made = last !== null && reused ? { urls: last.urls, cpu: 0, peakMemory: 0 } : await build(folders);
  const { urls, ...bundler } = made;
  if (!reused) writeFileSync(recordFile, JSON.stringify({ fingerprint: current, urls }));
  const module = pathToFileURL(join(folders.cache, 'bundle/server/render.js'));
  const renderer: Renderer = await import(`${module}?${current}`);
  return { fingerprint: current, clientFolder: join(folders.cache, 'bundle/client'), urls, renderer, reused, bundler };
};
