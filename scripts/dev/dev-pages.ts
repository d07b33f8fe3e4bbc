import type { PageData } from '#domain/pages/page.ts';
import type { BuildEnvironment } from '#site/build/build-environment.ts';
import type { Folders } from '#site/build/folders.ts';
import { createPageFiles } from '#site/build/render/page-file.ts';
import { createReadable, recordReads } from '#site/build/render/recording.ts';
import { fileOfPath } from '#site/build/render/render-pages.ts';
import type { Renderer } from '#site/build/render/renderer.ts';
import { readEvidence } from '#site/build/sources/read-evidence.ts';
import { readJson } from '#site/build/sources/read-json.ts';
import { calendarOf, loadSnapshot } from '#site/build/sources/snapshot.ts';
import { everyLocale, readSources, type Sources } from '#site/build/sources/sources.ts';

export interface DevRendering {
  readonly folders: Folders;
  readonly environment: BuildEnvironment;
  readonly renderer: Renderer;
  readonly urls: Readonly<Record<string, string>>;
}

/** The HTML of a built file such as `/kontakt.html` or `/app.html`, rendered now from generated output; null where there is none. */
export const renderFile = async (rendering: DevRendering, file: string): Promise<string | null> => {
  const { folders, environment, renderer, urls } = rendering;
  const sources = readSources(folders);
  const found = findPage(sources, file);
  if (found === null) return null;
  const openCalendar = calendarOf(folders.root, environment);
  const asked = await loadSnapshot(openCalendar, renderer.snapshotQueries());
  const readable = createReadable({ sources, urls, ...asked, evidence: readEvidence(folders.evidence) }, renderer);
  const { page, isShell } = found;
  const { reader } = recordReads(readable, page.locale, renderer);
  const site = {
    layout: sources.layouts[page.locale],
    reader,
    origin: environment.origin,
    hosts: environment.hosts,
    chat: environment.chat,
  };
  const print = isShell ? renderer.renderShell : renderer.renderPage;
  return print(page, { site, indexable: false });
};

const shellFiles = { pl: '/app.html', en: '/en/app.html' } as const;

const findPage = (sources: Sources, file: string): { readonly page: PageData; readonly isShell: boolean } | null => {
  const locale = everyLocale.find((name) => shellFiles[name] === file);
  if (locale) return { page: readJson(sources.folder, `app/${locale}.json`).pages.booking, isShell: true };
  const entry = sources.pages.find(({ path }) => `/${fileOfPath(path)}` === file);
  return entry ? { page: createPageFiles(sources.folder)(entry.key).page, isShell: false } : null;
};
