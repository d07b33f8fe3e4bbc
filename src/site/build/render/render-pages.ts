import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate as letOthersWork } from 'node:timers/promises';
import type { Locale } from '#domain/locale.ts';
import type { PageData } from '#domain/pages/page.ts';
import type { BuildEnvironment } from '../build-environment.ts';
import type { Compressor } from '../files/compressor.ts';
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
  /** Takes every page as soon as it is written. */
  readonly compressor: Compressor;
}

export interface ListedPage {
  readonly kind: PageData['kind'];
  readonly locale: Locale;
  readonly title: string;
  readonly description: string;
  readonly file: string;
}

export interface RenderReport {
  readonly pages: number;
  /** Keys of the pages that were not taken from the cache. */
  readonly rendered: readonly string[];
  /** The pages that have a twin in Markdown, with its address. */
  readonly listed: readonly ListedPage[];
}

/** `/kontakt` is `kontakt.html`; the home page is `index.html`. */
export const fileOfPath = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

const isCurrent = (inputs: Inputs, { stateOf }: Readable): boolean =>
  Object.entries(inputs).every(([input, state]) => (stateOf(input) ?? '') === state);

const statesOf = (reads: ReadonlySet<string>, { stateOf }: Readable): Inputs =>
  Object.fromEntries([...reads].map((input) => [input, stateOf(input) ?? '']));

const write = (file: string, text: Buffer): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

type Print<Page extends PageData, Printed> = (page: Page, rendering: Parameters<Renderer['renderPage']>[1]) => Printed;

/** Prints a page with a recording reader. */
export const printPage = <Page extends PageData, Printed>(
  page: Page,
  { renderer, readable, environment }: Rendering,
  print: Print<Page, Printed>,
): { readonly printed: Printed; readonly inputs: Inputs } => {
  const { reader, reads } = recordReads(readable, page.locale, renderer);
  const { hosts, chat, origin, indexable } = environment;
  const site = { layout: readable.sources.layouts[page.locale], reader, origin, hosts, chat };
  const { value: printed, rules } = renderer.recordRules(() => print(page, { site, indexable }));
  return { printed, inputs: statesOf(new Set([...reads, ...rules]), readable) };
};

/** Writes every page of the list with its twin, taking from the cache what has not changed. */
export const renderPages = async (entries: readonly PageEntry[], rendering: Rendering): Promise<RenderReport> => {
  const { renderer, readable, cache, stage, compressor } = rendering;
  const readPage = createPageFiles(readable.sources);
  const cached: Record<string, CachedPage> = {};
  const rendered: string[] = [];
  const listed: ListedPage[] = [];
  for (const entry of entries) {
    const { page, state } = readPage(entry.key);
    const file = fileOfPath(entry.path);
    let known = cache.find(entry.key);
    if (known?.own !== state || !isCurrent(known.inputs, readable)) {
      const { printed, inputs } = printPage(page, rendering, renderer.printTexts);
      const { html, markdown } = printed;
      known = {
        own: state,
        inputs,
        html: cache.keep(html),
        ...(markdown === null ? {} : { markdown: cache.keep(markdown) }),
      };
      rendered.push(entry.key);
    }
    cached[entry.key] = known;
    write(join(stage, file), cache.textOf(known.html));
    compressor.add([file]);
    await letOthersWork();
    if (known.markdown === undefined) continue;
    const twin = renderer.twinPath(entry.path);
    write(join(stage, twin), cache.textOf(known.markdown));
    const { kind, locale, head } = page;
    listed.push({ kind, locale, title: head.title, description: head.description, file: twin });
  }
  cache.save(cached);
  return { pages: entries.length, rendered, listed };
};
