import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Log } from '../log/log-entry.ts';
import { requestIdIn } from '../log/request-id.ts';
import type { ApiEnvironment } from './api.ts';

/** Asked every few seconds by whoever watches the server; only what goes wrong with them is worth a line. */
const watched: readonly string[] = ['/health', '/ready'];
const firstFault = 500;

/** A line for every call. The route is the pattern, not the address, so that no reference or query is written down. */
export const logRequests =
  (log: Log): MiddlewareHandler<ApiEnvironment> =>
  async (context, next) => {
    const started = performance.now();
    await next();
    const [route, status, fault] = [routePath(context, -1), context.res.status, context.get('fault')];
    if (watched.includes(route) && status < firstFault) return;
    const request = requestIdIn(context);
    log({
      event: 'request',
      method: context.req.method,
      route,
      status,
      milliseconds: Math.round(performance.now() - started),
      ...(fault === undefined ? {} : { fault }),
      ...(request === undefined ? {} : { request }),
    });
  };
