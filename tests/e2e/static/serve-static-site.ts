import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { mediaTypeOfPath } from '#hosting/served-file.ts';
import { runSiteBuild } from '#site/build/build.ts';
import { readBuildEnvironment } from '#site/build/build-environment.ts';
import { answerSample } from '../../site/samples/calendar.ts';
import { copySite } from '../../site/samples/small-site.ts';

/**
 * Builds a part of the site with the settings that it is started with, and serves it as a host of files does that knows
 * nothing of us: files, the ending `.html`, the rewritten paths of the app, and the headers that the build wrote for it.
 */
const workspace = mkdtempSync(join(tmpdir(), 'static-site-'));
const { PROVIDER_URL, PROVIDER_PUBLIC_TOKEN } = process.env;

/** The headers of every answer, from the file that Cloudflare Pages reads. */
const headersIn = (dist: string): [string, string][] => {
  const [, everywhere = ''] = readFileSync(join(dist, 'host/_headers'), 'utf8').split(/^\/\S*$/m);
  return everywhere
    .trim()
    .split('\n')
    .map((line): [string, string] => {
      const [name = '', ...value] = line.trim().split(': ');
      return [name, value.join(': ')];
    });
};

const fileOf = (dist: string, path: string): string => {
  return join(dist, normalize(extname(path) === '' ? `${path}.html` : path));
};

const server = createServer();
try {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const origin = `http://127.0.0.1:${port}`;
  const folders = copySite(workspace, ({ kind }) => kind === 'contact' || kind === 'company-city')('static');
  const environment = readBuildEnvironment({
    SITE_ORIGIN: origin,
    CALENDAR_URL: PROVIDER_URL,
    PROVIDER_URL,
    PROVIDER_PUBLIC_TOKEN,
  });
  await runSiteBuild(folders, environment, async () => ({ ask: answerSample, close: async () => undefined }));
  const headers = headersIn(folders.dist);
  server.on('request', (request, response) => {
    const file = fileOf(folders.dist, new URL(request.url ?? '/', origin).pathname);
    for (const [name, value] of headers) response.setHeader(name, value);
    if (request.method !== 'GET' || !existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': mediaTypeOfPath(file) }).end(readFileSync(file));
  });
  process.stdout.write(`${origin}\n`);
  await once(process.stdin.resume(), 'end');
} finally {
  server.close();
  server.closeAllConnections();
  rmSync(workspace, { recursive: true, force: true });
}
