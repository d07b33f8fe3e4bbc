import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createBuilder, mergeConfig, type Rolldown, type ViteBuilder } from 'vite';
import type { BrowserBundle } from './bundle.ts';
import { font } from './entries.ts';
import type { Folders } from './folders.ts';

type OutputFile = Rolldown.OutputChunk | Rolldown.OutputAsset;

const urlOf = (files: readonly OutputFile[], asset: string, fits: (file: OutputFile) => boolean): string => {
  const file = files.find(fits);
  if (file === undefined) throw new Error(`The bundle holds no ${asset}; see the inputs of src/site/vite.config.ts.`);
  return `/${file.fileName}`;
};

const assetUrls = (files: readonly OutputFile[]): BrowserBundle['urls'] => {
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

const startOfApp = 'app/shell/shell.tsx';
const pageOfApp = /pages[\\/]reserved[\\/]([\w-]+)\.tsx$/;

/** The files of the application's start and of each of its pages, with everything that they import. */
const appScripts = (files: readonly OutputFile[]): BrowserBundle['scripts'] => {
  const chunks = files.filter((file) => file.type === 'chunk');
  const startsOf = (fits: (id: string) => boolean): readonly string[] =>
    chunks
      .filter(({ facadeModuleId: id, moduleIds }) => fits(id ?? '') || moduleIds.some(fits))
      .map(({ fileName }) => fileName);
  const loaded = (starts: readonly string[]): readonly string[] => {
    const found = new Set(starts);
    for (const name of found)
      for (const next of chunks.find((one) => one.fileName === name)?.imports ?? []) found.add(next);
    return [...found].map((name) => `/${name}`);
  };
  const app = startsOf((id) => id.endsWith(startOfApp));
  const pages = new Set(chunks.flatMap(({ moduleIds }) => moduleIds.flatMap((id) => pageOfApp.exec(id)?.[1] ?? [])));
  return Object.fromEntries(
    [...pages].map((page) => [page, loaded([...app, ...startsOf((id) => pageOfApp.exec(id)?.[1] === page)])]),
  );
};

const outputsOf = (output: Awaited<ReturnType<ViteBuilder['build']>>): readonly OutputFile[] =>
  (Array.isArray(output) ? output : [output]).flatMap((part) => ('output' in part ? part.output : []));

/** A program of its own, so that the memory that the bundler takes is free again before the pages are rendered. */
const { root, cache }: Folders = JSON.parse(process.argv[2] ?? '');
const { default: config } = await import(pathToFileURL(join(root, 'src/site/vite.config.ts')).href);
const builder = await createBuilder({
  ...mergeConfig(config, {
    environments: {
      client: { build: { outDir: join(cache, 'bundle/client') } },
      ssr: { build: { outDir: join(cache, 'bundle/server') } },
    },
  }),
  configFile: false,
});
const { client, ssr } = builder.environments;
if (client === undefined || ssr === undefined) throw new Error('src/site/vite.config.ts must define client and ssr.');
const [browser] = await Promise.all([builder.build(client), builder.build(ssr)]);
const files = outputsOf(browser);
console.log(JSON.stringify({ urls: assetUrls(files), scripts: appScripts(files) }));
