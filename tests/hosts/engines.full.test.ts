import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { routeRequest } from '#backend/site/route-request.ts';
import { siteTable } from '#backend/site/site-table.ts';
import { pageFile } from '#domain/hosting/served-file.ts';
import redirects from '#generated/redirects/redirects.json' with { type: 'json' };
import { readBuildEnvironment } from '#site/build/build-environment.ts';
import { writeHostFiles } from '#site/build/output/host-files.ts';
import { withReason } from '../skip-reason.ts';
import { hostileRequests } from './requests.ts';
import { missingTool, toolFolder } from './servers/npm-tools.ts';

/**
 * The two hosts whose programs cannot be run, only the part that chooses a rule: what they do with files, slashes and queries besides
 * stands in their documents.
 */
const stage = mkdtempSync(join(tmpdir(), 'engines-'));
const settings = { SITE_ORIGIN: 'https://www.site.example', API_UPSTREAM: 'https://backend.example' };
writeHostFiles({ site: '.cache/site', stage }, readBuildEnvironment(settings));
const read = (file: string): string => readFileSync(join(stage, 'host', file), 'utf8');
afterAll(() => rmSync(stage, { recursive: true }));

const require = createRequire(import.meta.url);
const known = [...siteTable.pages, ...siteTable.reserved];
const files = new Set(known.map(pageFile));
/** Each move, page of the application and page that is nowhere, and the pages that have a file. */
const paths = [
  ...redirects.redirects.map(({ from }) => from),
  ...known,
  ...['/nie-ma', '/en/nowhere', '/kontakt/nie-ma', '/en/a/b'],
];

/** What our own server does with a path, in a word that both engines share. */
const wantedOf = (path: string): string => {
  const answer = routeRequest(siteTable, files, path);
  if (answer.kind === 'redirect') return `301 ${answer.location}`;
  return 'file' in answer ? 'file' : `404 ${path.startsWith('/en/') ? '/en/404.html' : '/404.html'}`;
};

const redirectRow = /\{ from = (".*?"), to = (".*?"), status = (\d+), force = (\w+) \}/g;
const matchShape = z.object({ from: z.string(), to: z.string(), status: z.number(), force: z.boolean() }).nullable();
const engineShape = z.object({
  parseJSON: z.custom<(rules: string, options: object) => Promise<{ match: (request: object) => Promise<unknown> }>>(),
});

describe('Netlify', () => {
  const missing = missingTool('netlify-redirector');
  it.skipIf(missing !== null)(withReason('chooses by its own engine what our server answers', missing), async () => {
    const { parseJSON } = engineShape.parse(require(toolFolder('netlify-redirector')));
    const rows = [...read('netlify.toml').matchAll(redirectRow)].map(([, from = '', to = '', status, force]) => {
      const origin = JSON.parse(from);
      return { origin, path: origin, to: JSON.parse(to), status: Number(status), force: force === 'true' };
    });
    const plain = { params: {}, conditions: {}, headers: {} };
    const engine = await parseJSON(JSON.stringify(rows.map((row) => ({ ...row, ...plain }))), {});
    const ask = async (path: string, query = '') => {
      const request = {
        scheme: 'https',
        host: 'www.site.example',
        path,
        query,
        getHeader: () => '',
        getCookie: () => '',
      };
      return matchShape.parse(await engine.match(request));
    };
    const found = async (path: string): Promise<string> => {
      const rule = await ask(path);
      if (rule === null) return 'none';
      if (!rule.force && wantedOf(path) === 'file') return 'file';
      return `${rule.status} ${rule.to}`;
    };
    const pairs = await Promise.all(paths.map(async (path) => [path, wantedOf(path), await found(path)] as const));
    expect(pairs.filter(([, wanted, answer]) => wanted !== answer)).toEqual([]);
    expect(rows.filter(({ origin, to }) => `${origin}/` === to || origin === `${to}/` || origin === to)).toEqual([]);
    const targets = new Set([...redirects.redirects.map(({ to }) => to), '/404.html', '/en/404.html']);
    for (const target of hostileRequests(10_000)) {
      const [path = '', query] = target.split('?');
      const rule = await ask(path, query);
      if (rule !== null && !rule.to.startsWith('https://backend.example/')) expect(targets).toContain(rule.to);
    }
  });
});

const routeShape = z.object({
  src: z.string().optional(),
  dest: z.string().optional(),
  status: z.number().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  has: z.array(z.object({ type: z.literal('query'), key: z.string() })).optional(),
  continue: z.boolean().optional(),
  handle: z.string().optional(),
});
const vercelShape = z.object({
  getTransformedRoutes: z.custom<(config: object) => { routes: unknown; error: unknown }>(),
});

/** What a route answers a path with; null when it only adds headers. */
const routeAnswer = ({ status, headers, dest }: z.infer<typeof routeShape>, match: RegExpExecArray): string | null => {
  const location = headers?.Location;
  if (location !== undefined) return `301 ${location.replaceAll(/\$(\d)/g, (_, at) => match[Number(at)] ?? '')}`;
  if (dest === undefined || status !== undefined) return null;
  return 'file';
};

const vercelAnswer = (rows: readonly z.infer<typeof routeShape>[], path: string): string => {
  for (const row of rows) {
    const match = row.src === undefined ? null : new RegExp(row.src).exec(path);
    const answer = match === null ? null : routeAnswer(row, match);
    if (answer !== null) return answer;
  }
  return 'none';
};

describe('Vercel', () => {
  const missing = missingTool('@vercel/routing-utils');
  it.skipIf(missing !== null)(withReason('makes routes of its own that answer as our server does', missing), () => {
    const { getTransformedRoutes } = vercelShape.parse(require(toolFolder('@vercel/routing-utils')));
    const { routes, error } = getTransformedRoutes(JSON.parse(read('vercel.json')));
    expect(error).toBeNull();
    const every = z.array(routeShape).parse(routes);
    const [rows, byQuery] = [every.filter(({ has }) => !has), every.filter(({ has }) => has)];
    expect(byQuery.map(({ has }) => has?.map(({ key }) => key))).toEqual(
      siteTable.queryMoves.map(({ query }) => query),
    );
    expect(rows.length).toBeLessThan(2_048);
    const found = (path: string): string => vercelAnswer(rows, path);
    const plain = (answer: string) => (answer.startsWith('404') ? 'none' : answer);
    const asked = paths.flatMap((path) => (path === '/' ? [path] : [path, `${path}/`]));
    expect(
      asked.flatMap((path) => (found(path) === plain(wantedOf(path)) ? [] : [[path, wantedOf(path), found(path)]])),
    ).toEqual([]);
    expect(found('/api/faq/'), 'passed on to the backend').toBe('file');
    const away = hostileRequests(10_000).filter((target) =>
      /^301 (?!\/(?![/\\]))/.test(found(target.replace(/\?.*/, ''))),
    );
    expect(away).toEqual([]);
  });
});
