import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { codeFingerprint } from './code-files.ts';
import type { Folders } from './folders.ts';
import type { Renderer } from './renderer.ts';

/** The built code: client files under their hashed names, and the renderer. */
export interface Bundle {
  readonly fingerprint: string;
  readonly clientFolder: string;
  /** Asset name, as in `SiteReader.asset`, to URL. */
  readonly urls: Readonly<Record<string, string>>;
  readonly renderer: Renderer;
  readonly reused: boolean;
}

interface BundleRecord {
  readonly fingerprint: string;
  readonly urls: Readonly<Record<string, string>>;
}

interface OutputFile {
  readonly fileName: string;
  readonly type: 'chunk' | 'asset';
  readonly name?: string | undefined;
  readonly names?: readonly string[];
  readonly isEntry?: boolean;
}

const fontNames = {
  'font:latin': 'figtree-latin-wght-normal.woff2',
  'font:latin-ext': 'figtree-latin-ext-wght-normal.woff2',
};

const urlOf = (files: readonly OutputFile[], asset: string, fits: (file: OutputFile) => boolean): string => {
  const file = files.find(fits);
  if (file === undefined) throw new Error(`The bundle holds no ${asset}; see the inputs of src/site/vite.config.ts.`);
  return `/${file.fileName}`;
};

const assetUrls = (files: readonly OutputFile[]): Readonly<Record<string, string>> => {
  const named = (name: string) => (file: OutputFile) => file.type === 'asset' && file.names?.includes(name) === true;
  const entry = (name: string) => (file: OutputFile) => file.isEntry === true && file.name === name;
  return {
    style: urlOf(files, 'stylesheet', (file) => file.fileName.endsWith('.css')),
    icon: urlOf(files, 'icon', named('icon.svg')),
    loader: urlOf(files, 'loader', entry('loader')),
    chat: urlOf(files, 'chat widget', entry('chat')),
    ...Object.fromEntries(Object.entries(fontNames).map(([asset, name]) => [asset, urlOf(files, asset, named(name))])),
  };
};

/** Read by the bundler when it is loaded: its allocator then takes only what it needs and gives it back at once. */
const bundlerVariables = { NODE_ENV: 'production', MIMALLOC_ARENA_EAGER_COMMIT: '0', MIMALLOC_PURGE_DELAY: '0' };

const build = async (folders: Folders): Promise<Readonly<Record<string, string>>> => {
  Object.assign(process.env, bundlerVariables);
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({
    configFile: join(folders.root, 'src/site/vite.config.ts'),
    environments: {
      client: { build: { outDir: join(folders.cache, 'bundle/client') } },
      ssr: { build: { outDir: join(folders.cache, 'bundle/server') } },
    },
  });
  const { client, ssr } = builder.environments;
  if (client === undefined || ssr === undefined) throw new Error('src/site/vite.config.ts must define client and ssr.');
  const output = await builder.build(client);
  await builder.build(ssr);
  const outputs = Array.isArray(output) ? output : [output];
  return assetUrls(outputs.flatMap((part) => ('output' in part ? part.output : [])));
};

const readRecord = (file: string): BundleRecord | null => {
  if (!existsSync(file)) return null;
  const record: BundleRecord = JSON.parse(readFileSync(file, 'utf8'));
  return record;
};

/** Bundles client and server, or takes the last bundle when no code has changed since. */
export const bundleSite = async (folders: Folders): Promise<Bundle> => {
  const recordFile = join(folders.cache, 'bundle.json');
  const current = codeFingerprint(folders.root);
  const last = readRecord(recordFile);
  const reused = last?.fingerprint === current;
  const urls = last !== null && reused ? last.urls : await build(folders);
  if (!reused) writeFileSync(recordFile, JSON.stringify({ fingerprint: current, urls }));
  const module = pathToFileURL(join(folders.cache, 'bundle/server/render.js'));
  const renderer: Renderer = await import(`${module}?${current}`);
  return { fingerprint: current, clientFolder: join(folders.cache, 'bundle/client'), urls, renderer, reused };
};
