import { setImmediate as letOthersWork } from 'node:timers/promises';
import type { Locale } from '#domain/locale.ts';
import type { PageData } from '#domain/pages/page.ts';
import type { PageEntry } from '../sources/sources.ts';
import { createPageFiles } from './page-file.ts';
import { placeTexts, type Rendering } from './place-texts.ts';
import type { Renderer, SiteReader } from './renderer.ts';

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

/** What the renderer is given for a page, besides the page. */
export const renderingOf = (
  locale: Locale,
  reader: SiteReader,
  { readable, environment }: Rendering,
): Parameters<Renderer['renderPage']>[1] => {
  const { hosts, chat, origin, indexable } = environment;
  return { site: { layout: readable.sources.layouts[locale], reader, origin, hosts, chat }, indexable };
};

/** The page as HTML, and as Markdown where programs may read it. */
const printPage = (page: PageData, reader: SiteReader, rendering: Rendering): Readonly<Record<string, string>> => {
  const { printTexts, twinPath } = rendering.renderer;
  const { html, markdown } = printTexts(page, renderingOf(page.locale, reader, rendering));
  const twin = markdown === null ? {} : { [twinPath(page.path).slice(1)]: markdown };
  return { [fileOfPath(page.path)]: html, ...twin };
};

/** Writes every page of the list with its twin, taking from the cache what has not changed. */
export const renderPages = async (entries: readonly PageEntry[], rendering: Rendering): Promise<RenderReport> => {
  const { renderer, readable } = rendering;
  const readPage = createPageFiles(readable.sources);
  const rendered: string[] = [];
  const listed: ListedPage[] = [];
  for (const { key, path, locale } of entries) {
    const { page, state } = readPage(key);
    const make = (reader: SiteReader) => printPage(page, reader, rendering);
    const { files, isNew } = placeTexts({ key, locale, own: state, make }, rendering);
    if (isNew) rendered.push(key);
    await letOthersWork();
    const twin = renderer.twinPath(path);
    if (files[twin.slice(1)] === undefined) continue;
    const { kind, head } = page;
    listed.push({ kind, locale, title: head.title, description: head.description, file: twin });
  }
  return { pages: entries.length, rendered, listed };
};
