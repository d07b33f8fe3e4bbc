import { basename, join } from 'node:path';
import { createBuilder, type Plugin, type Rolldown, type ViteBuilder } from 'vite';
import { font } from '../entries.ts';
import { fingerprint } from '../fingerprint.ts';
import type { Folders } from '../folders.ts';
import type { BundleParts, BundlerReport } from './bundle.ts';
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

const build = async (folders: Folders): Promise<BundleParts> => {
  const ids = new Set<string>();
  const follower = createParameterFollower();
  const builder = await createBuilder({
    configFile: folders.bundler ?? join(folders.root, 'src/site/vite.config.ts'),
    configLoader: 'native',
    plugins: [gatherModules(ids), follower.plugin],
    environments: {
      client: { build: { outDir: join(folders.cache, 'bundle/client') } },
      ssr: { build: { outDir: join(folders.cache, 'bundle/server') } },
    },
  });
  const { client, ssr } = builder.environments;
  if (client === undefined || ssr === undefined) throw new Error('src/site/vite.config.ts must define client and ssr.');
  const browser = outputsOf(await builder.build(client));
  const server = modulesOf(outputsOf(await builder.build(ssr)));
  return { urls: assetUrls(browser), modules: [...ids], used: follower.used(), ...splitModules(server, fingerprint) };
};

/** A program of its own, so that the memory that the bundler takes is free again before the pages are rendered. */
const folders: Folders = JSON.parse(process.argv[2] ?? '');
const parts = await build(folders);
const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
const report: BundlerReport = { ...parts, cpu: (userCPUTime + systemCPUTime) / 1000, peakMemory: maxRSS / 1024 };
console.log(JSON.stringify(report));
