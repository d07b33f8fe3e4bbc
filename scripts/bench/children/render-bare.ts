import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readBuildEnvironment } from '#site/build/build-environment.ts';
import { loadRenderer } from '#site/build/bundle/bundle.ts';
import { writeTextAssets } from '#site/build/files/text-assets.ts';
import { foldersOf } from '#site/build/folders.ts';
import { createPageFiles } from '#site/build/render/page-file.ts';
import { fileOfPath } from '#site/build/render/render-pages.ts';
import { createDrawings } from '#site/build/sources/drawings.ts';
import { calendarOf, loadSnapshot, snapshotKey } from '#site/build/sources/snapshot.ts';
import { readSources } from '#site/build/sources/sources.ts';
import { finishFor } from '#site/build/sources/without-unfinished.ts';

/**
 * The least that any build must do: renders every page of the project that this file is a part of with the server bundle of its
 * last build, and writes it. No cache, no record of what was read, no copies, no compression. Prints milliseconds as JSON.
 */
const folders = foldersOf(join(import.meta.dirname, '../../..'));
const environment = readBuildEnvironment({});
const output = join(folders.root, '.cache/bare');
const bundleUrls: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(folders.cache, 'bundle.json'), 'utf8'),
).urls;

rmSync(output, { recursive: true, force: true });
const { renderer } = await loadRenderer(folders, 'bare');
const sources = readSources(
  folders,
  finishFor(environment, () => undefined),
);
const write = (path: string, content: string | Buffer): void => {
  mkdirSync(dirname(join(output, path)), { recursive: true });
  writeFileSync(join(output, path), content);
};
const urls = { ...bundleUrls, ...writeTextAssets({ place: write }, sources, renderer) };
const { snapshot, askedOn } = await loadSnapshot(
  await calendarOf(folders.root, { calendarUrl: '', demoDates: true, office: null })(),
  renderer.snapshotQueries(),
);
const start = performance.now();
const drawing = createDrawings(folders);
const readPage = createPageFiles(sources);
const messages = {
  pl: renderer.createTexts('pl', sources.dictionaries.pl),
  en: renderer.createTexts('en', sources.dictionaries.en),
};
for (const { key, path, locale } of sources.pages) {
  const reader = {
    messages: messages[locale],
    asset: (name: string) => urls[name] ?? '',
    courses: (query: Parameters<typeof snapshotKey>[0]) => snapshot.get(snapshotKey(query)) ?? null,
    askedOn: () => askedOn,
    drawing,
  };
  const site = {
    layout: sources.layouts[locale],
    reader,
    origin: environment.origin,
    hosts: { calendar: '', content: '', provider: null },
    chat: false,
  };
  const html = renderer.renderPage(readPage(key).page, {
    site,
    indexable: environment.indexable,
  });
  write(fileOfPath(path), html);
}
console.log(JSON.stringify({ loop: performance.now() - start }));
