import type { PageData } from '#domain/pages/page.ts';
import type { BuildEnvironment } from '#site/build/build-environment.ts';
import type { Folders } from '#site/build/folders.ts';
import { createPageFiles } from '#site/build/render/page-file.ts';
import { createReadable, recordReads } from '#site/build/render/recording.ts';
import { fileOfPath } from '#site/build/render/render-pages.ts';
import { readShells } from '#site/build/render/render-shells.ts';
import type { Renderer } from '#site/build/render/renderer.ts';
import { createDrawings } from '#site/build/sources/drawings.ts';
import { calendarOf, loadSnapshot } from '#site/build/sources/snapshot.ts';
import { readSources, type Sources } from '#site/build/sources/sources.ts';

export interface DevRendering {
  readonly folders: Folders;
  readonly environment: BuildEnvironment;
  readonly renderer: Renderer;
  readonly urls: Readonly<Record<string, string>>;
}

/** The HTML of a built file such as `/kontakt.html` or `/szukaj.html`, rendered now from generated output; null where there is none. */
export const renderFile = async (rendering: DevRendering, file: string): Promise<string | null> => {
  const { folders, environment, renderer, urls } = rendering;
  const sources = readSources(folders);
  const found = findPage(sources, renderer, file);
  if (found === null) return null;
  const openCalendar = calendarOf(folders.root, environment);
  const asked = await loadSnapshot(await openCalendar(), renderer.snapshotQueries());
  const readable = createReadable({ sources, urls, ...asked, drawing: createDrawings(folders) }, renderer);
  const { page, print } = found;
  const { reader } = recordReads(readable, page.locale, renderer);
  const site = {
    layout: sources.layouts[page.locale],
    reader,
    origin: environment.origin,
    hosts: environment.hosts,
    chat: environment.chat,
  };
  return print({ site, indexable: false });
};

/** Prints a page, or the shell of a reserved path, with what rendering needs. */
type Print = (rendering: Parameters<Renderer['renderPage']>[1]) => string;

const findPage = (
  sources: Sources,
  renderer: Renderer,
  file: string,
): { readonly page: PageData; readonly print: Print } | null => {
  const shell = readShells(sources).find(({ path }) => `/${fileOfPath(path)}` === file);
  if (shell !== undefined) return { page: shell, print: (rendering) => renderer.renderShell(shell, rendering) };
  const entry = sources.pages.find(({ path }) => `/${fileOfPath(path)}` === file);
  if (entry === undefined) return null;
  const { page } = createPageFiles(sources)(entry.key);
  return { page, print: (rendering) => renderer.renderPage(page, rendering) };
};
