import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PageData } from '#domain/pages/page.ts';
import type { BuildEnvironment } from '../build-environment.ts';
import { fingerprint } from '../fingerprint.ts';
import type { PageEntry } from '../sources/sources.ts';
import { createPageFiles } from './page-file.ts';
import { type Inputs, type Readable, recordReads } from './recording.ts';
import type { CachedPage, RenderCache } from './render-cache.ts';
import type { Renderer } from './renderer.ts';

export interface Rendering {
  readonly renderer: Renderer;
  readonly readable: Readable;
  readonly environment: BuildEnvironment;
  readonly cache: RenderCache;
  readonly stage: string;
}

export interface RenderReport {
  readonly pages: number;
  /** Keys of the pages that were not taken from the cache. */
  readonly rendered: readonly string[];
}

/** `/kontakt` is `kontakt.html`; the home page is `index.html`. */
export const fileOfPath = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

const isCurrent = (inputs: Inputs, { stateOf }: Readable): boolean =>
  Object.entries(inputs).every(([input, state]) => (stateOf(input) ?? '') === state);

const statesOf = (reads: ReadonlySet<string>, { stateOf }: Readable): Inputs =>
  Object.fromEntries([...reads].map((input) => [input, stateOf(input) ?? '']));

const write = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

type Print<Page extends PageData> = (page: Page, rendering: Parameters<Renderer['renderPage']>[1]) => string;

/** Prints a page with a recording reader. */
export const printPage = <Page extends PageData>(
  page: Page,
  { renderer, readable, environment }: Rendering,
  print: Print<Page>,
): { readonly html: string; readonly inputs: Inputs } => {
  const { reader, reads } = recordReads(readable, page.locale, renderer);
  const { hosts, chat, origin, indexable } = environment;
  const site = { layout: readable.sources.layouts[page.locale], reader, origin, hosts, chat };
  const html = print(page, { site, indexable });
  return { html, inputs: statesOf(reads, readable) };
};

/** Writes every page of the list, taking from the cache what has not changed. */
export const renderPages = (entries: readonly PageEntry[], rendering: Rendering): RenderReport => {
  const { renderer, readable, cache, stage } = rendering;
  const readPage = createPageFiles(readable.sources.folder);
  const cached: Record<string, CachedPage> = {};
  const rendered: string[] = [];
  for (const entry of entries) {
    const { page, state } = readPage(entry.key);
    const target = join(stage, fileOfPath(entry.path));
    const known = cache.find(entry.key);
    if (known?.own === state && isCurrent(known.inputs, readable) && existsSync(cache.htmlFile(known.html))) {
      cached[entry.key] = known;
      write(target, readFileSync(cache.htmlFile(known.html), 'utf8'));
      continue;
    }
    const { html, inputs } = printPage(page, rendering, renderer.renderPage);
    const name = fingerprint(html);
    cached[entry.key] = { own: state, inputs, html: name };
    rendered.push(entry.key);
    write(target, html);
    write(cache.htmlFile(name), html);
  }
  cache.save(cached);
  return { pages: entries.length, rendered };
};
