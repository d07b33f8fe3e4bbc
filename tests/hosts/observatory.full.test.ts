import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readBuildEnvironment } from '#site/build/build-environment.ts';
import { writeHostFiles } from '#site/build/output/host-files.ts';
import { buildForTests } from '../built/build-for-tests.ts';
import { withReason } from '../skip-reason.ts';
import { cloudflare } from './servers/cloudflare.ts';
import type { Host, RunningHost } from './servers/host.ts';
import { nginx } from './servers/nginx.ts';
import { missingTool, toolFolder } from './servers/npm-tools.ts';
import { startOwn } from './servers/own.ts';

/**
 * Mozilla's own tests of headers, on what each host answers. Its public service adds ten points each for the two headers that
 * isolate a page from other sites, which the package does not count yet. Five more would need a hash on each of our scripts: it is
 * the same server that sends page, hash and script, so the hash would guard nothing, and parts that are loaded later cannot have one
 * without an inline script, which the policy forbids.
 */
const tool = '@mdn/mdn-http-observatory';
const missing = missingTool(tool);
const wantedScore = 150;
const isolation = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'credentialless' };
const isolationPoints = 10;
const pages = [
  '/',
  '/en',
  '/kontakt',
  '/blog',
  '/rezerwacja',
  '/en/booking',
  '/recertyfikacja-kpp',
  '/nie-ma',
  '/robots.txt',
];

const origin = 'https://www.site.example';
const folder = mkdtempSync(join(tmpdir(), 'observatory-'));
const dist = join(folder, 'dist');
let own: RunningHost;

beforeAll(async () => {
  if (missing !== null) return;
  chmodSync(folder, 0o755);
  cpSync((await buildForTests()).folder, dist, { recursive: true });
  writeHostFiles({ site: '.cache/site', stage: dist }, readBuildEnvironment({ SITE_ORIGIN: origin }));
  own = await startOwn(dist, origin);
});
afterAll(async () => {
  await own?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const functionShape = z.custom<(...given: readonly unknown[]) => unknown>((given) => typeof given === 'function');
const outputShape = z.object({ result: z.string() });
const requestsShape = z.custom<{ responses: object; resources: object; session: object | null }>();

/** The sum of Mozilla's tests for one answer. */
const loadScorer = async () => {
  // The list of hosts that browsers reach by https alone; the package fetches it, and we are not on it.
  writeFileSync(join(toolFolder(tool), 'conf/hsts-preload.json'), '{}');
  const load = async (path: string) =>
    import(/* @vite-ignore */ pathToFileURL(join(toolFolder(tool), 'src', path)).href);
  const axios = createRequire(join(toolFolder(tool), 'package.json'))('axios');
  const [{ ALL_TESTS }, { getScoreModifier }, { Requests }] = await Promise.all(
    ['constants.js', 'grader/grader.js', 'types.js'].map(load),
  );
  const score = z.custom<(result: string) => number>().parse(getScoreModifier);
  return async (answer: Response): Promise<number> => {
    const text = await answer.text();
    const response = {
      headers: new axios.AxiosHeaders(Object.fromEntries(answer.headers)),
      request: { headers: new axios.AxiosHeaders() },
      status: answer.status,
      statusText: '',
      verified: true,
      data: text,
      config: { headers: new axios.AxiosHeaders() },
      httpEquiv: new Map(),
    };
    const requests = requestsShape.parse(new Requests('www.site.example'));
    const way = ['http://www.site.example/', `${origin}/`].map((url, at) => ({
      url: new URL(url),
      status: at === 0 ? 301 : 200,
    }));
    Object.assign(requests.resources, { path: text });
    Object.assign(requests.responses, { auto: response, cors: response, http: response, https: response });
    Object.assign(requests.responses, { httpRedirects: way, httpsRedirects: way.slice(1) });
    requests.session = { url: new URL(origin), jar: undefined };
    const results = z
      .array(functionShape)
      .parse(ALL_TESTS)
      .map((test) => outputShape.parse(test(requests)).result);
    const isolated = Object.entries(isolation).filter(([name, value]) => answer.headers.get(name) === value).length;
    return results.reduce((sum, result) => sum + score(result), 100 + isolated * isolationPoints);
  };
};

const ourselves: Host = {
  name: 'our own server',
  missing: () => null,
  start: async () => ({ ...own, stop: async () => undefined }),
};
const rules = (file: string): string => readFileSync(join(dist, 'host', file), 'utf8');

describe.each([ourselves, nginx, cloudflare])('Observatory on $name', (host) => {
  const reason = missing ?? host.missing();
  it.skipIf(reason !== null)(
    withReason('reports no finding on any kind of page', reason),
    async () => {
      const score = await loadScorer();
      const running = await host.start({ dist, folder: join(folder, host.name.replaceAll(' ', '-')), rules });
      try {
        const scores = await Promise.all(
          pages.map(
            async (path) => [path, await score(await fetch(`http://127.0.0.1:${running.port}${path}`))] as const,
          ),
        );
        expect(scores.filter(([, points]) => points < wantedScore)).toEqual([]);
      } finally {
        await running.stop();
      }
    },
    240_000,
  );
});
