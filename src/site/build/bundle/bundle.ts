import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fingerprint } from '../fingerprint.ts';
import type { Folders } from '../folders.ts';
import type { Renderer } from '../render/renderer.ts';
import { type BrowserParts, type BundlerUsage, type Bundling, type ServerParts, startBundler } from './bundler.ts';
import { areCurrent, type FileStates, makersFingerprint, statesOf } from './code-files.ts';
import { layOutParameters, type ParameterTables } from './parameter-tables.ts';

/** The built code that renders. What a bundler makes for browsers comes later. */
export interface Bundle extends ServerParts {
  readonly tables: ParameterTables;
  readonly renderer: Renderer;
  readonly reused: boolean;
  readonly browser: Promise<BrowserBundle>;
}

/** Client files under their hashed names. */
export interface BrowserBundle {
  readonly folder: string;
  /** Asset name, as in `SiteReader.asset`, to URL. */
  readonly urls: Readonly<Record<string, string>>;
  /** What the bundler used; nothing when the last bundle is taken. */
  readonly usage: BundlerUsage;
}

interface BundleRecord extends ServerParts, Omit<BrowserParts, 'modules'> {
  readonly makers: string;
  readonly states: FileStates;
}

const readRecord = (file: string): BundleRecord | null => {
  if (!existsSync(file)) return null;
  const record: BundleRecord = JSON.parse(readFileSync(file, 'utf8'));
  return record;
};

/** The renderer of the last bundle, with the parameters as they are now. */
export const loadRenderer = async (folders: Folders, code: string) => {
  const tables = layOutParameters(folders);
  const module = pathToFileURL(join(folders.cache, 'bundle/server/render.js'));
  const renderer: Renderer = await import(`${module}?${code}-${tables.fingerprint}`);
  renderer.rulesAreLoaded();
  return { renderer, tables };
};

const clientFolder = ({ cache }: Folders): string => join(cache, 'bundle/client');

/** The last bundle, when nothing that it holds has changed since. */
const lastBundle = (folders: Folders, makers: string, recordFile: string): BundleRecord | null => {
  const last = readRecord(recordFile);
  return last?.makers === makers && areCurrent(folders.root, last.states, last.used) ? last : null;
};

/** Remembers what the bundler has made, once it has made all. */
const rememberBundle = async (
  { server, browser }: Bundling,
  { folders, makers, recordFile }: { folders: Folders; makers: string; recordFile: string },
): Promise<BrowserBundle> => {
  const { code, rules } = await server;
  const { modules, urls, used, cpu, peakMemory } = await browser;
  const record: BundleRecord = { makers, states: statesOf(folders.root, modules, used), urls, used, code, rules };
  writeFileSync(recordFile, JSON.stringify(record));
  return { folder: clientFolder(folders), urls, usage: { cpu, peakMemory } };
};

/** Bundles the code that renders and then that for browsers, or takes the last bundle when nothing that it holds has changed since. */
export const bundleSite = async (folders: Folders): Promise<Bundle> => {
  const recordFile = join(folders.cache, 'bundle.json');
  const makers = fingerprint(`${makersFingerprint(folders.root)} ${folders.bundler}`);
  const last = lastBundle(folders, makers, recordFile);
  const ready = ({ code, rules }: ServerParts) =>
    loadRenderer(folders, fingerprint(`${code} ${JSON.stringify(rules)}`));
  if (last !== null) {
    const { code, rules, urls } = last;
    const browser = { folder: clientFolder(folders), urls, usage: { cpu: 0, peakMemory: 0 } };
    return { ...(await ready(last)), code, rules, reused: true, browser: Promise.resolve(browser) };
  }
  rmSync(recordFile, { force: true });
  const bundling = startBundler(folders);
  const browser = rememberBundle(bundling, { folders, makers, recordFile });
  browser.catch(() => undefined);
  const server = await bundling.server;
  return { ...(await ready(server)), ...server, reused: false, browser };
};
