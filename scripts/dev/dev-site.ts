import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createServerModuleRunner, type ViteDevServer } from 'vite';
import { pageFile, routeRequest, type SiteResponse } from '#backend/site/route-request.ts';
import { buildSiteTable } from '#backend/site/site-table.ts';
import { mediaType } from '#domain/hosting/served-file.ts';
import type { BuildEnvironment } from '#site/build/build-environment.ts';
import { entries } from '#site/build/entries.ts';
import type { Folders } from '#site/build/folders.ts';
import { readPictures } from '#site/build/pictures/drawings.ts';
import type { Renderer } from '#site/build/render.ts';
import { readJson } from '#site/build/sources/sources.ts';
import { readDevJson, renderFile } from './dev-pages.ts';
import type { Problems } from './problems.ts';

interface DevSiteParts {
  readonly folders: Folders;
  readonly environment: BuildEnvironment;
  readonly vite: ViteDevServer;
  readonly problems: Problems;
}

interface DevFile {
  /** Its ending decides the content type. */
  readonly name: string;
  readonly body: string | Buffer;
}

const planPage = ({ generated }: Folders, url: string): { readonly planned: SiteResponse; readonly status: number } => {
  const table = buildSiteTable({
    redirects: readJson(generated, 'redirects/redirects.json'),
    pages: readJson(generated, 'routes/pages.json'),
    reserved: readJson(generated, 'routes/reserved.json'),
  });
  const planned = routeRequest(table, new Set([...table.pages].map(pageFile)), url);
  return { planned, status: planned.kind === 'page' || planned.kind === 'shell' ? 200 : 404 };
};

const findFile = (folders: Folders, renderer: Renderer, url: string): DevFile | null => {
  const json = readDevJson(folders, renderer, url);
  if (json !== null) return { name: '.json', body: json };
  const picture = readPictures(folders).find(({ src }) => src === url);
  const file = picture && join(folders.content, picture.file);
  return file !== undefined && existsSync(file) ? { name: file, body: readFileSync(file) } : null;
};

const send = (response: ServerResponse, status: number, { name, body }: DevFile): void => {
  response.writeHead(status, { 'content-type': mediaType(name), 'cache-control': 'no-store' }).end(body);
};

/** An empty page with the client of Vite, which shows the problem and reloads after it is solved. */
const brokenPage = '<!DOCTYPE html><html lang="en"><head><title>…</title></head><body></body></html>';

/** Renders every page on request from generated output; Vite serves the modules. */
export const createDevSite = ({ folders, environment, vite, problems }: DevSiteParts): RequestListener => {
  const runner = createServerModuleRunner(vite.environments.ssr);
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
    const html = await renderFile({ folders, environment, renderer }, page);
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
