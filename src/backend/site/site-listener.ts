import { existsSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import type { RequestListener, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCallback } from 'node:zlib';
import { ServerStartError } from '../server/start-server.ts';
import type { HeaderSet } from './header-set.ts';
import { leadingTo, plainAddress } from './plain-address.ts';
import { negotiateEncoding, type PlannedResponse, planResponse, type Site } from './plan-response.ts';
import { splitTarget } from './route-request.ts';
import { siteTable } from './site-table.ts';
import { loadStaticFiles } from './static-files.ts';

const gzip = promisify(gzipCallback);
const brotli = promisify(brotliCompress);
/** Brotli in a quality that is as quick as gzip. */
const compress = {
  br: (text: Buffer) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: Buffer) => gzip(text),
  identity: async (text: Buffer) => text,
} as const;

/** Serves the built site: pages, assets, redirects and errors. */
export const createSiteListener =
  (site: Site): RequestListener =>
  (request, response) => {
    const method = request.method ?? 'GET';
    const url = request.url ?? '/';
    const { path, query } = splitTarget(url);
    const plain = plainAddress(path, query);
    const { 'accept-encoding': acceptEncoding, 'if-none-match': ifNoneMatch } = request.headers;
    const planned = planResponse(
      site,
      plain === null
        ? { method, url, acceptEncoding, ifNoneMatch }
        : { method, url, acceptEncoding: undefined, ifNoneMatch },
    );
    const { status, headers, body } = planned;
    if (body !== null && 'file' in body && plain !== null && status === 200) {
      sendLeading(response, planned, { file: body.file, plain, acceptEncoding, method }).catch(() =>
        response.destroy(),
      );
      return;
    }
    if (body !== null && 'file' in body && method !== 'HEAD') {
      sendFile(response, planned, body.file).catch(() => response.destroy());
      return;
    }
    response.writeHead(status, headers);
    response.end(body !== null && 'text' in body && method !== 'HEAD' ? body.text : undefined);
  };

interface Leading {
  readonly file: string;
  readonly plain: string;
  readonly acceptEncoding: string | undefined;
  readonly method: string;
}

/**
 * Sends the document of an address, which leads browsers without scripts to what the address asks. What is added follows from the
 * address alone, so that the tag of the file tells whether it has changed.
 */
const sendLeading = async (
  response: ServerResponse,
  { status, headers: { etag = '', ...headers } }: PlannedResponse,
  { file, plain, acceptEncoding, method }: Leading,
): Promise<void> => {
  const text = Buffer.from(leadingTo(await readFile(file, 'utf8'), plain));
  const encoding = negotiateEncoding({ variants: compress }, acceptEncoding);
  const bytes = await compress[encoding](text);
  response.writeHead(status, {
    ...headers,
    etag: `W/${etag}`,
    // Asked anew each time, and yet kept for Back: what is stored nowhere is loaded again, and what was typed is lost.
    'cache-control': 'private, no-cache',
    'content-length': String(bytes.byteLength),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  });
  response.end(method === 'HEAD' ? undefined : bytes);
};

const tooLate = 'This file was built anew. Load the page again.\n';

/** The length that a listed file has now; one of another length was built since, so that its tag would name other bytes. */
const headersOfLength = ({ etag = '', ...headers }: HeaderSet, size: number): HeaderSet =>
  headers['content-length'] === String(size) ? { ...headers, etag } : { ...headers, 'content-length': String(size) };

/** Sends a file as it is on the disk, where a build may have changed or removed it since the server has listed it. */
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

/** The listener of a built site in a folder, with the generated redirects. Throws the sentence for a site that was never built. */
export const loadBuiltSite = async (dist: string): Promise<RequestListener> => {
  if (!existsSync(dist)) {
    throw new ServerStartError(`There is no built site at ${dist}. Run npm run build first; npm start does both.`);
  }
  return createSiteListener({ table: siteTable, files: await loadStaticFiles(dist) });
};
