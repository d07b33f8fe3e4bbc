import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, mergeConfig, type Plugin, type ViteDevServer } from 'vite';
import { routeSiteRequest, type SiteResponse } from '#backend/routes/site/route-request.ts';
import { buildRoutingTable } from '#backend/routes/site/site-table.ts';
import type { PageData } from '#contract/page.ts';
import { filePathOfPage, mediaTypeOfPath } from '#hosting/served-file.ts';
import type { BuildEnvironment } from '#site/build/build-environment.ts';
import { entries, font } from '#site/build/entries.ts';
import type { Folders } from '#site/build/folders.ts';
import { createDrawingReader, readPictureList } from '#site/build/pictures/drawings.ts';
import { createSiteReaders, fileNameOfPage, type Renderer, renderingContext } from '#site/build/render.ts';
import { islandsWithTexts, islandTextsAsJson } from '#site/build/sources/browser-texts.ts';
import { createCalendarOpener, fetchCalendarSnapshot, type LoadCalendar } from '#site/build/sources/snapshot.ts';
import {
  createPageDataReader,
  everyLocale,
  readAppShells,
  readBuildSources,
  readGeneratedJson,
  type Sources,
} from '#site/build/sources/sources.ts';
import siteConfig from '#site/vite.config.ts';
import { findFreePort } from '../start/free-port.ts';
import type { Problems } from './problems.ts';
import type { RenewedRunner } from './renewed-runner.ts';

/** CommonJS packages, which the module runner of Vite cannot load. */
const serverPackages = ['react', 'react-dom'];

/** Folder of the packages, in the project or above it. */
const packages = dirname(dirname(fileURLToPath(import.meta.resolve('vite/package.json'))));

/** Reloads the page when code that printed it changes; Vite itself replaces styles. */
const reloadPages: Plugin = {
  name: 'reload-pages',
  hotUpdate({ modules, server }) {
    if (this.environment.name === 'ssr' && modules.length > 0)
      server.environments.client.hot.send({ type: 'full-reload' });
  },
};

/**
 * Starts Vite as middleware, with one environment each for the code of pages, the backend and the generator. Vite itself reads no configuration
 * file: after a change of one it would replace its environments, and the runners of code would wait for the closed ones.
 */
export const startVite = async ({ root, generated }: Folders): Promise<ViteDevServer> =>
  createServer(
    mergeConfig(siteConfig, {
      configFile: false,
      plugins: [reloadPages],
      cacheDir: join(root, '.cache/vite'),
      server: {
        middlewareMode: true,
        fs: { allow: [root, packages] },
        // Generated files are reported after the generator has written all of them.
        watch: { ignored: [`${generated}/**`] },
        hmr: { port: await findFreePort() },
      },
      environments: {
        ssr: { resolve: { external: serverPackages } },
        backend: { resolve: { external: true } },
        generator: { resolve: { external: true } },
      },
    }),
  );

/** Development addresses of files to which a build gives a hashed name. */
const devUrls = (renderer: Renderer): Readonly<Record<string, string>> => {
  const texts = everyLocale.flatMap((locale) =>
    islandsWithTexts(renderer).map((owner) => [`texts:${locale}:${owner}`, `/@texts/${locale}/${owner}.json`]),
  );
  return {
    style: `/${entries.style}`,
    icon: `/@fs${fileURLToPath(new URL(`../../src/site/${entries.icon}`, import.meta.url))}`,
    loader: `/${entries.loader}`,
    chat: `/${entries.chat}`,
    font: `/${font}`,
    ...Object.fromEntries(texts),
  };
};

/** The current JSON at a path of `devUrls`; null for other paths. */
const readDevJson = (folders: Folders, renderer: Renderer, path: string): string | null => {
  const [, kind, name = '', file = ''] = path.split('/');
  const locale = kind === '@texts' ? everyLocale.find((one) => one === name) : undefined;
  if (locale === undefined) return null;
  return islandTextsAsJson(renderer, file.replace('.json', ''), readBuildSources(folders).dictionaries[locale]);
};

interface DevRendering {
  readonly folders: Folders;
  readonly environment: BuildEnvironment;
  readonly renderer: Renderer;
  readonly loadCalendar: LoadCalendar;
}

/** Renders a page, or the shell of a reserved path. */
type Print = (rendering: Parameters<Renderer['renderPage']>[1]) => string;

const findPage = (
  sources: Sources,
  renderer: Renderer,
  file: string,
): { readonly page: PageData; readonly print: Print } | null => {
  const shell = readAppShells(sources).find(({ path }) => `/${fileNameOfPage(path)}` === file);
  if (shell !== undefined) return { page: shell, print: (rendering) => renderer.renderAppShell(shell, rendering) };
  const entry = sources.pages.find(({ path }) => `/${fileNameOfPage(path)}` === file);
  if (entry === undefined) return null;
  const page = createPageDataReader(sources)(entry.key);
  return { page, print: (rendering) => renderer.renderPage(page, rendering) };
};

/** Renders the HTML of a file such as `/kontakt.html` or `/szukaj.html`; null for an unknown file. */
const renderFile = async (rendering: DevRendering, file: string): Promise<string | null> => {
  const { folders, environment, renderer, loadCalendar } = rendering;
  const sources = readBuildSources(folders);
  const found = findPage(sources, renderer, file);
  if (found === null) return null;
  const openCalendar = createCalendarOpener(folders.root, environment, loadCalendar);
  const asked = await fetchCalendarSnapshot(await openCalendar(), renderer.listSnapshotQueries());
  const drawing = createDrawingReader(folders);
  const readers = createSiteReaders({ renderer, sources, asked, urls: devUrls(renderer), scripts: {}, drawing });
  const parts = { renderer, environment: { ...environment, indexable: false }, sources, asked, readers };
  return found.print(renderingContext(found.page.locale, parts));
};

interface DevSiteParts {
  readonly folders: Folders;
  readonly environment: BuildEnvironment;
  readonly vite: ViteDevServer;
  /** Runs the code of pages. */
  readonly runner: RenewedRunner;
  readonly loadCalendar: LoadCalendar;
  readonly problems: Problems;
}

interface DevFile {
  /** The file name; its extension decides the content type. */
  readonly name: string;
  readonly body: string | Buffer;
}

const planPage = ({ generated }: Folders, url: string): { readonly planned: SiteResponse; readonly status: number } => {
  const table = buildRoutingTable({
    redirects: readGeneratedJson(generated, 'redirects/redirects.json'),
    pages: readGeneratedJson(generated, 'routes/pages.json'),
    reserved: readGeneratedJson(generated, 'routes/reserved.json'),
  });
  const planned = routeSiteRequest(table, new Set([...table.pages].map(filePathOfPage)), url);
  return { planned, status: planned.kind === 'page' || planned.kind === 'shell' ? 200 : 404 };
};

const findFile = (folders: Folders, renderer: Renderer, url: string): DevFile | null => {
  const json = readDevJson(folders, renderer, url);
  if (json !== null) return { name: '.json', body: json };
  const picture = readPictureList(folders).find(({ src }) => src === url);
  const file = picture && join(folders.content, picture.file);
  return file !== undefined && existsSync(file) ? { name: file, body: readFileSync(file) } : null;
};

const send = (response: ServerResponse, status: number, { name, body }: DevFile): void => {
  response.writeHead(status, { 'content-type': mediaTypeOfPath(name), 'cache-control': 'no-store' }).end(body);
};

/** An empty page with the client of Vite, which shows the problem and reloads after it is solved. */
const brokenPage = '<!DOCTYPE html><html lang="en"><head><title>…</title></head><body></body></html>';

/** Renders every page on request from generated output; Vite serves the modules. */
export const createDevSite = (parts: DevSiteParts): RequestListener => {
  const { folders, environment, vite, runner, loadCalendar, problems } = parts;
  const answer = async (url: string, response: ServerResponse): Promise<void> => {
    const renderer: Renderer = await runner.import(`/${entries.render}`);
    const file = findFile(folders, renderer, url);
    if (file) return send(response, 200, file);
    const { planned, status } = planPage(folders, url);
    if (planned.kind === 'redirect') {
      response.writeHead(planned.status, { location: planned.location }).end();
      return;
    }
    const page = 'file' in planned ? planned.file : `${planned.locale === 'en' ? '/en' : ''}/404.html`;
    const html = await renderFile({ folders, environment, renderer, loadCalendar }, page);
    const body = await vite.transformIndexHtml(url, html ?? `There is no ${page}.`);
    problems.clear('page');
    send(response, html === null ? 404 : status, { name: page, body });
  };
  const answerOrShow = (url: string, response: ServerResponse): Promise<void> =>
    answer(url, response).catch(async (error: unknown) => {
      problems.show('page', error);
      send(response, 500, { name: '.html', body: await vite.transformIndexHtml(url, brokenPage) });
    });
  return (request, response) =>
    vite.middlewares(request, response, () => void answerOrShow(request.url ?? '/', response));
};
