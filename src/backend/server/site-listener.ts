import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { RequestListener, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { HeaderSet } from '../routes/site/header-set.ts';
import { type PlannedResponse, planSiteResponse, type Site } from '../routes/site/plan-response.ts';
import { siteTable } from '../routes/site/site-table.ts';
import { loadStaticFiles } from '../routes/site/static-files.ts';
import { ServerStartError } from './start-server.ts';

/** Serves the built site: pages, assets, redirects and errors. */
export const createSiteListener =
  (site: Site): RequestListener =>
  (request, response) => {
    const method = request.method ?? 'GET';
    const url = request.url ?? '/';
    const { 'accept-encoding': acceptEncoding, 'if-none-match': ifNoneMatch } = request.headers;
    const planned = planSiteResponse(site, { method, url, acceptEncoding, ifNoneMatch });
    const { status, headers, body } = planned;
    if (body !== null && 'file' in body && method !== 'HEAD') {
      sendFile(response, planned, body.file).catch(() => response.destroy());
      return;
    }
    response.writeHead(status, headers);
    response.end(body !== null && 'text' in body && method !== 'HEAD' ? body.text : undefined);
  };

const tooLate = 'This file has changed in a new build. Reload the page.\n';

/**
 * Headers with the current length of a listed file; without its entity tag if the length differs, since a newer build has changed the
 * file.
 */
const headersOfLength = ({ etag = '', ...headers }: HeaderSet, size: number): HeaderSet =>
  headers['content-length'] === String(size) ? { ...headers, etag } : { ...headers, 'content-length': String(size) };

/** Sends a file as it is on the disk: a build may have changed or removed it since the server listed it. */
const sendFile = async (
  response: ServerResponse,
  { status, headers }: PlannedResponse,
  path: string,
): Promise<void> => {
  const file = await open(path).catch(() => null);
  if (file === null) {
    response.writeHead(404, { 'cache-control': 'no-cache', 'content-type': 'text/plain; charset=utf-8' }).end(tooLate);
    return;
  }
  const { size } = await file.stat();
  response.writeHead(status, headersOfLength(headers, size));
  await pipeline(file.createReadStream(), response);
};

/** The listener of a built site in a folder, with the generated redirects. Throws a ServerStartError if the site was never built. */
export const loadBuiltSiteListener = async (dist: string): Promise<RequestListener> => {
  if (!existsSync(dist)) {
    throw new ServerStartError(`There is no built site at ${dist}. Run npm run build first; npm start does both.`);
  }
  return createSiteListener({ table: siteTable, files: await loadStaticFiles(dist) });
};
