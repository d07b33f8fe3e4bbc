import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createBuilder, mergeConfig, type Plugin, type Rolldown, type UserConfig, type ViteBuilder } from 'vite';
import { font } from '../entries.ts';
import { fingerprint } from '../fingerprint.ts';
import type { Folders } from '../folders.ts';
import type { BrowserParts, BundlerUsage } from './bundler.ts';
import { splitModules } from './follow-rules.ts';
import { createParameterFollower } from './used-parameters.ts';

type OutputChunk = Rolldown.OutputChunk;
type OutputAsset = Rolldown.OutputAsset;

type OutputFile = OutputChunk | OutputAsset;

const urlOf = (files: readonly OutputFile[], asset: string, fits: (file: OutputFile) => boolean): string => {
  const file = files.find(fits);
  if (file === undefined) throw new Error(`The bundle holds no ${asset}; see the inputs of src/site/vite.config.ts.`);
  return `/${file.fileName}`;
};

const assetUrls = (files: readonly OutputFile[]): Readonly<Record<string, string>> => {
  const named = (name: string) => (file: OutputFile) => file.type === 'asset' && file.names.includes(name);
  const entry = (name: string) => (file: OutputFile) => file.type === 'chunk' && file.isEntry && file.name === name;
  return {
    style: urlOf(files, 'stylesheet', (file) => file.fileName.endsWith('.css')),
    icon: urlOf(files, 'icon', named('icon.svg')),
    loader: urlOf(files, 'loader', entry('loader')),
    chat: urlOf(files, 'chat widget', entry('chat')),
    font: urlOf(files, 'font', named(basename(font))),
  };
};

const outputsOf = (output: Awaited<ReturnType<ViteBuilder['build']>>): readonly OutputFile[] =>
  (Array.isArray(output) ? output : [output]).flatMap((part) => ('output' in part ? part.output : []));

const modulesOf = (files: readonly OutputFile[]) =>
  files.flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []));

/** Gathers every module of an environment. */
const gatherModules = (ids: Set<string>): Plugin => ({
  name: 'gather-modules',
  apply: 'build',
  generateBundle() {
    for (const id of this.getModuleIds()) ids.add(id);
  },
});

/** Imported plainly, its compiled code is kept for the next build; Vite would import it anew each time. */
const loadConfig = async ({ root, bundler }: Folders): Promise<UserConfig> => {
  const file = bundler ?? join(root, 'src/site/vite.config.ts');
  const { default: config }: { readonly default: UserConfig } = await import(pathToFileURL(file).href);
  return config;
};

/** A part is told as soon as it is made: pages are rendered while the code for browsers is bundled. */
const tell = (part: object): void => console.log(JSON.stringify(part));

const build = async (folders: Folders): Promise<BrowserParts> => {
  const ids = new Set<string>();
  const follower = createParameterFollower();
  const builder = await createBuilder({
    ...mergeConfig(await loadConfig(folders), {
      plugins: [gatherModules(ids), follower.plugin],
      environments: {
        client: { build: { outDir: join(folders.cache, 'bundle/client') } },
        ssr: { build: { outDir: join(folders.cache, 'bundle/server') } },
      },
    }),
    configFile: false,
  });
  const { client, ssr } = builder.environments;
  if (client === undefined || ssr === undefined) throw new Error('src/site/vite.config.ts must define client and ssr.');
  tell(splitModules(modulesOf(outputsOf(await builder.build(ssr))), fingerprint));
  const browser = outputsOf(await builder.build(client));
  return { urls: assetUrls(browser), modules: [...ids], used: follower.used() };
};

/** A program of its own, so that the memory that the bundler takes is free again before the pages are rendered. */
const folders: Folders = JSON.parse(process.argv[2] ?? '');
const parts = await build(folders);
const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
const usage: BundlerUsage = { cpu: (userCPUTime + systemCPUTime) / 1000, peakMemory: maxRSS / 1024 };
tell({ ...parts, ...usage });
