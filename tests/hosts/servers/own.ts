import { planResponseHeaders } from '#backend/routes/site/header-set.ts';
import { findPathWithoutSlash } from '#backend/server/create-api.ts';
import { createRequestListener } from '#backend/server/listener.ts';
import { loadBuiltSiteListener } from '#backend/server/site-listener.ts';
import { startHttpServer } from '#backend/server/start-server.ts';
import type { RunningHost } from './host.ts';

/** Our own server with the build, and in place of the API its refusals and moves: hosts pass calls on, whatever comes back. */
export const startOwn = async (dist: string, origin: string): Promise<RunningHost> => {
  const headers = planResponseHeaders(origin);
  const { port, close } = await startHttpServer({
    listener: createRequestListener({
      site: await loadBuiltSiteListener(dist),
      api: ({ url = '/' }, response) => {
        const location = URL.canParse(url, origin) ? findPathWithoutSlash(new URL(url, origin).href) : null;
        const type = { 'content-type': 'application/problem+json; charset=utf-8', 'cache-control': 'no-store' };
        if (location === null) response.writeHead(404, type).end('{}');
        else response.writeHead(301, { location, 'cache-control': 'no-store' }).end();
      },
      headers,
    }),
    host: '127.0.0.1',
    port: 0,
    headers,
  });
  return { port, stop: close };
};
