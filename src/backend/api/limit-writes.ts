import type { MiddlewareHandler } from 'hono';
import type { ApiEnvironment } from './api.ts';
import type { ApiOptions } from './api-options.ts';
import { ProblemError } from './problem.ts';
import { createRateLimit } from './rate-limit.ts';

/** Calls that only read, though with POST. */
const readingPosts: ReadonlySet<string> = new Set(['/api/v1/www/courses-count']);

/** Slows a client down that writes more often than people do. */
export function limitWrites({ writes, clock }: ApiOptions): MiddlewareHandler<ApiEnvironment> {
  const limit = createRateLimit(writes);
  return async (context, next) => {
    const { method, path } = context.req;
    if (method === 'POST' && !readingPosts.has(path)) {
      const client = context.env?.incoming?.socket.remoteAddress ?? 'in-process';
      const seconds = limit.take(client, clock());
      if (seconds > 0) {
        throw new ProblemError({ status: 429, code: 'too-many-requests', headers: { 'retry-after': String(seconds) } });
      }
    }
    await next();
  };
}
