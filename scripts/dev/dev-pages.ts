import type { PageData } from '#domain/pages/page.ts';
import type { BuildEnvironment } from '#site/build/build-environment.ts';
import { entries, font } from '#site/build/entries.ts';
import type { Folders } from '#site/build/folders.ts';
import { createDrawings } from '#site/build/pictures/drawings.ts';
import { createReaders, fileOfPath, type Renderer, renderingOf } from '#site/build/render.ts';
import { appPages, ownedTexts, textOwners } from '#site/build/sources/browser-texts.ts';
import { calendarOf, loadSnapshot } from '#site/build/sources/snapshot.ts';
import {
  createPageReader,
  everyLocale,
  readAppShells,
  readSources,
  type Sources,
} from '#site/build/sources/sources.ts';

/** Development addresses of files to which a build gives a hashed name. */
const devUrls = (renderer: Renderer): Readonly<Record<string, string>> => {
  const texts = everyLocale.flatMap((locale) =>
    textOwners(renderer).map((owner) => [`texts:${locale}:${owner}`, `/@texts/${locale}/${owner}.json`]),
  );
  return {
    style: `/${entries.style}`,
    icon: `/${entries.icon}`,
    loader: `/${entries.loader}`,
    chat: `/${entries.chat}`,
    font: `/${font}`,
    ...Object.fromEntries(texts),
    ...Object.fromEntries(everyLocale.map((locale) => [`app:${locale}`, `/@app/${locale}.json`])),
  };
};

/** The current JSON at a path of `devUrls`; null for other paths. */
export const readDevJson = (folders: Folders, renderer: Renderer, path: string): string | null => {
  const [, kind, name = '', file = ''] = path.split('/');
  if (kind !== '@app' && kind !== '@texts') return null;
  const locale = everyLocale.find((one) => one === name.replace('.json', ''));
  if (locale === undefined) return null;
  const sources = readSources(folders);
  return kind === '@app'
    ? appPages(sources, locale)
    : ownedTexts(renderer, file.replace('.json', ''), sources.dictionaries[locale]);
};

export interface DevRendering {
  readonly folders: Folders;
  readonly environment: BuildEnvironment;
  readonly renderer: Renderer;
}

/** Renders a page, or the shell of a reserved path. */
type Print = (rendering: Parameters<Renderer['renderPage']>[1]) => string;

const findPage = (
  sources: Sources,
  renderer: Renderer,
  file: string,
): { readonly page: PageData; readonly print: Print } | null => {
  const shell = readAppShells(sources).find(({ path }) => `/${fileOfPath(path)}` === file);
  if (shell !== undefined) return { page: shell, print: (rendering) => renderer.renderShell(shell, rendering) };
  const entry = sources.pages.find(({ path }) => `/${fileOfPath(path)}` === file);
  if (entry === undefined) return null;
  const page = createPageReader(sources)(entry.key);
  return { page, print: (rendering) => renderer.renderPage(page, rendering) };
};

/** Renders the HTML of a file such as `/kontakt.html` or `/szukaj.html`; null for an unknown file. */
export const renderFile = async (rendering: DevRendering, file: string): Promise<string | null> => {
  const { folders, environment, renderer } = rendering;
  const sources = readSources(folders);
  const found = findPage(sources, renderer, file);
  if (found === null) return null;
  const openCalendar = calendarOf(folders.root, environment);
  const asked = await loadSnapshot(await openCalendar(), renderer.snapshotQueries());
  const drawing = createDrawings(folders);
  const readers = createReaders({ renderer, sources, asked, urls: devUrls(renderer), drawing });
  const parts = { renderer, environment: { ...environment, indexable: false }, sources, asked, readers };
  return found.print(renderingOf(found.page.locale, parts));
};
