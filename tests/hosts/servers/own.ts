import { planHeaderSet } from '#backend/routes/site/header-set.ts';
import { withoutSlash } from '#backend/server/create-api.ts';
import { createListener } from '#backend/server/listener.ts';
import { loadBuiltSite } from '#backend/server/site-listener.ts';
import { startServer } from '#backend/server/start-server.ts';
import type { RunningHost } from './host.ts';

/** Our own server with the build, and in place of the API its refusals and moves: hosts pass calls on, whatever comes back. */
export const startOwn = async (dist: string, origin: string): Promise<RunningHost> => {
  const headers = planHeaderSet(origin);
  const { port, close } = await startServer({
    listener: createListener({
      site: await loadBuiltSite(dist),
      api: ({ url = '/' }, response) => {
        const location = URL.canParse(url, origin) ? withoutSlash(new URL(url, origin).href) : null;
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
