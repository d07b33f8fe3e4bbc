import type { MiddlewareHandler } from 'hono';
import type { ApiEnvironment } from '../api.ts';
import type { ApiOptions } from '../api-options.ts';
import { ProblemError } from '../problem.ts';
import { storesSubmission } from '../stores-submission.ts';

/** Seconds: who is refused comes back no earlier, and those refused together come back one after the other. */
const shortestPause = 2;
const spread = 10;

/** Answers at once, before their body is read, the calls that the database could not take soon. */
export const shedLoad = ({ capacity }: ApiOptions): MiddlewareHandler<ApiEnvironment> => {
  let underWay = 0;
  let refused = 0;
  return async (context, next) => {
    if (!storesSubmission(context.req)) return next();
    if (underWay >= capacity.submissions) {
      const pause = shortestPause + (refused++ % spread);
      throw new ProblemError({ status: 503, code: 'unavailable', headers: { 'retry-after': String(pause) } });
    }
    underWay += 1;
    try {
      await next();
    } finally {
      underWay -= 1;
    }
  };
};
