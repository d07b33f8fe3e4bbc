import { basename, join } from 'node:path';
import { createBuilder } from 'vite';
import { fonts } from '../entries.ts';
import type { Folders } from '../folders.ts';
import type { BundlerReport } from './bundle.ts';

interface OutputFile {
  readonly fileName: string;
  readonly type: 'chunk' | 'asset';
  readonly name?: string | undefined;
  readonly names?: readonly string[];
  readonly isEntry?: boolean;
}

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
    ...Object.fromEntries(
      Object.entries(fonts).map(([asset, file]) => [asset, urlOf(files, asset, named(basename(file)))]),
    ),
  };
};

const build = async (folders: Folders): Promise<Readonly<Record<string, string>>> => {
  const builder = await createBuilder({
    configFile: folders.bundler ?? join(folders.root, 'src/site/vite.config.ts'),
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

/** A program of its own, so that the memory that the bundler takes is free again before the pages are rendered. */
const folders: Folders = JSON.parse(process.argv[2] ?? '');
const urls = await build(folders);
const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
const report: BundlerReport = { urls, cpu: (userCPUTime + systemCPUTime) / 1000, peakMemory: maxRSS / 1024 };
console.log(JSON.stringify(report));
