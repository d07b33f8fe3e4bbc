import type { MiddlewareHandler } from 'hono';
import type { ApiEnvironment } from './api.ts';
import type { ApiOptions } from './api-options.ts';
import { clientOf } from './client-of.ts';
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
