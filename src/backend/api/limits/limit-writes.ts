import type { MiddlewareHandler } from 'hono';
import { keyedDigest } from '../../privacy/secrets.ts';
import type { ApiEnvironment } from '../api.ts';
import type { ApiOptions } from '../api-options.ts';
import { clientOf } from '../client-of.ts';
import { ProblemError } from '../problem.ts';
import { storesSubmission } from '../stores-submission.ts';
import { createRateLimit, takeShared } from './rate-limit.ts';

/** Slows a client down that writes more often than people do, on whichever server; a server's own count spares the database a flood. */
export const limitWrites = ({
  writes,
  clock,
  database,
  capacity,
  secrets,
}: ApiOptions): MiddlewareHandler<ApiEnvironment> => {
  const limit = createRateLimit(writes);
  return async (context, next) => {
    if (storesSubmission(context.req)) {
      const address = clientOf(context, writes.trustProxy);
      const now = clock();
      const own = limit.take(address, now);
      const client = keyedDigest(secrets.digestKey, address);
      const seconds = own > 0 || !capacity.shared ? own : await takeShared(database, { client, now, ...writes });
      if (seconds > 0) {
        throw new ProblemError({ status: 429, code: 'too-many-requests', headers: { 'retry-after': String(seconds) } });
      }
    }
    await next();
  };
};
