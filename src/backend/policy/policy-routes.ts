import type { Api } from '../api/api.ts';
import type { ApiOptions } from '../api/api-options.ts';
import { clientOf } from '../api/client-of.ts';
import { createRateLimit } from '../api/limits/rate-limit.ts';
import { ProblemError, refuse } from '../api/problem.ts';
import { readReports } from './read-reports.ts';

const types = /^application\/(?:csp-report|reports\+json|json)\s*(?:;|$)/i;

/** Messages a minute of one browser, and of all of them: a fault of ours is seen often enough, and nobody can fill the log. */
const ofOne = { perMinute: 20, burst: 20 };
const ofAll = { perMinute: 300, burst: 300 };

/** Writes into the log what browsers report of the content policy, of `report-uri` and of the Reporting API. */
export const addPolicyRoutes = (api: Api, { clock, log, writes }: ApiOptions): void => {
  const limits = [createRateLimit(ofOne), createRateLimit(ofAll)] as const;
  api.post('/csp-report', async (context) => {
    const wait = limits[0].take(clientOf(context, writes.trustProxy), clock()) || limits[1].take('', clock());
    if (wait > 0)
      throw new ProblemError({ status: 429, code: 'too-many-requests', headers: { 'retry-after': String(wait) } });
    if (!types.test(context.req.header('content-type') ?? '')) throw refuse(415, 'unsupported-media-type');
    const reports = readReports(await context.req.json().catch(() => null));
    if (reports === null) throw refuse(400, 'invalid-report');
    for (const report of reports) log({ event: 'policy', ...report });
    return context.body(null, 204);
  });
};
