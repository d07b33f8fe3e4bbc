import { z } from 'zod';
import headers from '#generated/headers/headers.json' with { type: 'json' };
import type { Log } from '../server/log.ts';
import type { Api } from './api.ts';
import { clientOf } from './client.ts';
import { createRateLimit } from './limits.ts';
import { ProblemError, refuse } from './problem.ts';

/** What a report of the content policy says that is worth a line of the log: which rule refused what kind of source. */
export interface PolicyReport {
  readonly directive: string;
  /** A host, a scheme such as `data:`, or a word of the policy such as `inline`; never a path or a query. */
  readonly blocked: string;
}

/** Reports of one message that are looked at. */
const mostReports = 20;
const other = 'other';

/** Rules of the policy, and the finer ones that browsers name in their place. */
const directives: ReadonlySet<string> = new Set(
  headers.every['Content-Security-Policy'].split(';').flatMap((rule) => {
    const [name = ''] = rule.trim().split(' ');
    return /^(?:script|style)-src$/.test(name) ? [name, `${name}-elem`, `${name}-attr`] : [name];
  }),
);

const words: ReadonlySet<string> = new Set([
  'inline',
  'eval',
  'wasm-eval',
  'self',
  'trusted-types-policy',
  'trusted-types-sink',
]);
const schemes: ReadonlySet<string> = new Set([
  'data',
  'blob',
  'about',
  'file',
  'filesystem',
  'chrome-extension',
  'moz-extension',
  'safari-web-extension',
]);
const webSchemes: ReadonlySet<string> = new Set(['http:', 'https:', 'ws:', 'wss:']);
const longestHost = 100;

const text = z.string().optional().catch(undefined);
/** Of `report-uri`, and of the Reporting API. */
const single = z.object({
  'csp-report': z.object({ 'effective-directive': text, 'violated-directive': text, 'blocked-uri': text }),
});
const several = z.array(
  z.object({ type: z.string(), body: z.object({ effectiveDirective: text, blockedURL: text }).catch({}) }),
);

const directiveOf = (name: string | undefined): string => {
  const [first = ''] = (name ?? '').split(' ');
  return directives.has(first) ? first : other;
};

const blockedOf = (source: string | undefined): string => {
  if (source === undefined) return other;
  if (words.has(source)) return source;
  const [scheme = ''] = source.split(':', 1);
  if (schemes.has(scheme)) return `${scheme}:`;
  const url = URL.parse(source);
  return url !== null && webSchemes.has(url.protocol) && url.hostname.length <= longestHost ? url.hostname : other;
};

/** The reports of a message, or null where it is none. */
export const readReports = (message: unknown): readonly PolicyReport[] | null => {
  const one = single.safeParse(message);
  if (one.success) {
    const report = one.data['csp-report'];
    const directive = report['effective-directive'] ?? report['violated-directive'];
    return [{ directive: directiveOf(directive), blocked: blockedOf(report['blocked-uri']) }];
  }
  const many = several.safeParse(message);
  if (!many.success) return null;
  return many.data
    .slice(0, mostReports)
    .filter(({ type }) => type === 'csp-violation')
    .map(({ body }) => ({ directive: directiveOf(body.effectiveDirective), blocked: blockedOf(body.blockedURL) }));
};

const types = /^application\/(?:csp-report|reports\+json|json)\s*(?:;|$)/i;

/** Messages a minute of one browser, and of all of them: a fault of ours is seen often enough, and nobody can fill the log. */
const ofOne = { perMinute: 20, burst: 20 };
const ofAll = { perMinute: 300, burst: 300 };

interface ReportContext {
  readonly clock: () => number;
  readonly log: Log;
  readonly writes: { readonly trustProxy: boolean };
}

/** Writes into the log what browsers report of the content policy, of `report-uri` and of the Reporting API. */
export const addPolicyRoutes = (api: Api, { clock, log, writes }: ReportContext): void => {
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
