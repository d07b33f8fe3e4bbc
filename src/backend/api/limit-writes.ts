import type { Context, MiddlewareHandler } from 'hono';
import type { ApiEnvironment } from './api.ts';
import type { ApiOptions } from './api-options.ts';
import { ProblemError } from './problem.ts';
import { createRateLimit } from './rate-limit.ts';
import { storesSubmission } from './stores-submission.ts';

/** Slows a client down that writes more often than people do. */
export const limitWrites = ({ writes, clock }: ApiOptions): MiddlewareHandler<ApiEnvironment> => {
  const limit = createRateLimit(writes);
  return async (context, next) => {
    if (storesSubmission(context.req)) {
      const seconds = limit.take(clientOf(context, writes.trustProxy), clock());
      if (seconds > 0) {
        throw new ProblemError({ status: 429, code: 'too-many-requests', headers: { 'retry-after': String(seconds) } });
      }
    }
    await next();
  };
};

/** The address of the client; behind a proxy of ours the one that this proxy has added at the end of its list. */
const clientOf = (context: Context<ApiEnvironment>, trustProxy: boolean): string => {
  const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded || (context.env?.incoming?.socket.remoteAddress ?? 'in-process');
};
