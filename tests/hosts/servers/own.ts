import { createListener } from '#backend/server/listener.ts';
import { startServer } from '#backend/server/start-server.ts';
import { planHeaderSet } from '#backend/site/header-set.ts';
import { loadBuiltSite } from '#backend/site/site-listener.ts';
import type { RunningHost } from './host.ts';

/** Our own server with the build, and in place of the API one answer: hosts pass calls on, whatever comes back. */
export const startOwn = async (dist: string, origin: string): Promise<RunningHost> => {
  const headers = planHeaderSet(origin);
  const { port, close } = await startServer({
    listener: createListener({
      site: await loadBuiltSite(dist),
      api: (_, response) =>
        response
          .writeHead(404, { 'content-type': 'application/problem+json; charset=utf-8', 'cache-control': 'no-store' })
          .end('{}'),
      headers,
    }),
    host: '127.0.0.1',
    port: 0,
    headers,
  });
  return { port, stop: close };
};
