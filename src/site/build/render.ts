import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { type Locale, otherLocale } from '#domain/locale.ts';
import { filePathOfPage } from '#hosting/served-file.ts';
import type * as Render from '../app/document/render.tsx';
import type { BuildEnvironment } from './build-environment.ts';
import type { WriteFile } from './files/output.ts';
import { type Asked, courseQueryKey } from './sources/snapshot.ts';
import { createPageDataReader, readAppShells, type Sources } from './sources/sources.ts';

/** The built server bundle, and the types of its functions. */
export type Renderer = typeof Render;
export type CourseQuery = Render.CourseQuery;
export type SiteReader = Render.SiteReader;

/** Everything that pages are rendered from, in addition to their own data. */
export interface Rendering {
  readonly renderer: Renderer;
  readonly environment: Pick<BuildEnvironment, 'origin' | 'hosts' | 'chat' | 'indexable'>;
  readonly sources: Sources;
  readonly asked: Asked;
  readonly readers: Readonly<Record<Locale, SiteReader>>;
}

interface ReaderParts extends Pick<Rendering, 'renderer' | 'sources' | 'asked'> {
  /** Asset name to URL. */
  readonly urls: Readonly<Record<string, string>>;
  /** URLs of the scripts of a page of the application, by its file in `pages/reserved/`. */
  readonly scripts: Readonly<Record<string, readonly string[]>>;
  readonly drawing: SiteReader['drawing'];
}

/** What pages of each language read in addition to their own data. */
export const createSiteReaders = ({
  renderer,
  sources,
  asked,
  urls,
  scripts,
  drawing,
}: ReaderParts): Rendering['readers'] => {
  const asset = (name: string): string => {
    const url = urls[name];
    if (url === undefined)
      throw new Error(`There is no asset “${name}”; the build writes ${Object.keys(urls).join(', ')}.`);
    return url;
  };
  const texts = {
    pl: renderer.createMessageFunctions('pl', sources.dictionaries.pl),
    en: renderer.createMessageFunctions('en', sources.dictionaries.en),
  };
  const translatorOf = (locale: Locale): SiteReader => ({
    messages: texts[locale],
    otherMessages: texts[otherLocale(locale)],
    dictionary: sources.dictionaries[locale],
    asset,
    scripts: (route) => scripts[route] ?? [],
    courses: (query) => asked.snapshot.get(courseQueryKey(query)) ?? null,
    fetchedOn: () => asked.fetchedOn,
    drawing,
  });
  return { pl: translatorOf('pl'), en: translatorOf('en') };
};

/** `/kontakt` is `kontakt.html`; the home page is `index.html`. */
export const fileNameOfPage = (path: string): string => filePathOfPage(path).slice(1);

/** What the renderer is given for a page, in addition to the page. */
export const renderingContext = (
  locale: Locale,
  { sources, readers, environment: { hosts, chat, origin, indexable } }: Rendering,
): Render.Rendering => ({
  site: { layout: sources.layouts[locale], reader: readers[locale], origin, hosts, chat },
  indexable,
});

/** Writes every page of the list. */
export const writePages = async (rendering: Rendering, write: WriteFile): Promise<void> => {
  const { renderer, sources } = rendering;
  const readPage = createPageDataReader(sources);
  for (const { key, path, locale } of sources.pages) {
    write(fileNameOfPage(path), renderer.renderPage(readPage(key), renderingContext(locale, rendering)));
    await yieldToEventLoop();
  }
};

/** Writes the document of each reserved path, in which the application starts, with its title, heading and language link. */
export const writeAppShells = (rendering: Rendering, write: WriteFile): void => {
  for (const page of readAppShells(rendering.sources))
    write(fileNameOfPage(page.path), rendering.renderer.renderAppShell(page, renderingContext(page.locale, rendering)));
};
