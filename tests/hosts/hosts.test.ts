import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { model } from '#model/index.ts';
import { readBuildEnvironment } from '#site/build/build-environment.ts';
import { writeHostFiles } from '#site/build/output/host-files.ts';
import { buildForTests } from '../built/build-for-tests.ts';
import { covers } from '../covers.ts';
import { isFull } from '../depth.ts';
import { onlyInFull, withReason } from '../skip-reason.ts';
import { askAll } from './ask.ts';
import { type Seen, see } from './compare.ts';
import { type KnownDifference, knownDifferences, unknownDifferences } from './known-differences.ts';
import { expectedRequests, hostileRequests } from './requests.ts';
import { cloudflare } from './servers/cloudflare.ts';
import type { RunningHost } from './servers/host.ts';
import { nginx } from './servers/nginx.ts';
import { startOwn } from './servers/own.ts';
import { writeSmallDist } from './small-dist.ts';

const origin = 'https://www.site.example';
/** The usual run asks one server for pages of a few words, the full one all of them and the emulator for the whole site. */
const hosts = isFull ? [nginx, cloudflare] : [nginx];
const hostileCount = isFull ? 10_000 : 200;

const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
const dist = join(folder, 'dist');
let own: RunningHost;
let expected: readonly string[];
let targets: readonly string[];
let wanted: readonly Seen[];

beforeAll(async () => {
  chmodSync(folder, 0o755);
  if (isFull) cpSync((await buildForTests()).folder, dist, { recursive: true });
  else writeSmallDist(dist);
  writeHostFiles(
    { site: '.cache/site', stage: dist },
    readBuildEnvironment({ SITE_ORIGIN: origin, API_UPSTREAM: 'https://backend.example' }),
  );
  own = await startOwn(dist, origin);
  expected = expectedRequests(dist);
  targets = [...expected, ...hostileRequests(hostileCount)];
  wanted = (await askAll(own.port, targets)).map((answer) => see(answer, origin));
});
afterAll(async () => {
  await own.stop();
  rmSync(folder, { recursive: true, force: true });
});

const rules = (file: string): string =>
  readFileSync(join(dist, 'host', file), 'utf8').replaceAll('https://backend.example', `http://127.0.0.1:${own.port}`);

describe('our own server', () => {
  it('answers pages, crawlers and old links, and never redirects to another host', covers('2.1'), () => {
    expect(expected.length).toBeGreaterThanOrEqual(1_400);
    expect(new Set(wanted.map(({ status }) => status))).toEqual(
      new Set(['200', '301', '302', '404', ...(model.gone.length > 0 ? ['410'] : [])]),
    );
    expect(wanted.filter(({ location = `${origin}/` }) => !location.startsWith(`${origin}/`))).toEqual([]);
  });
});

const usedRows = new Set<KnownDifference>();

describe.each(hosts)('$name', (host) => {
  const reason = host.missing();

  it.skipIf(reason !== null)(
    withReason('answers as our own server does', reason),
    async () => {
      const running = await host.start({ dist, folder: join(folder, host.name.replaceAll(' ', '-')), rules });
      try {
        const started = performance.now();
        const found = (await askAll(running.port, targets)).map((answer) => see(answer, origin));
        const seconds = ((performance.now() - started) / 1000).toFixed(1);
        process.stdout.write(
          `${host.name}: ${expected.length} requests and ${hostileCount} hostile ones in ${seconds} s\n`,
        );
        const wrong = targets.flatMap((target, at) => {
          const pair = { target, wanted: wanted[at] ?? {}, found: found[at] ?? {} };
          const lines = unknownDifferences(host.name, pair, usedRows);
          const { location } = pair.found;
          if (location !== undefined && !location.startsWith(`${origin}/`)) lines.push(`off the site: ${location}`);
          if (location === origin + target) lines.push('leads to itself');
          return lines.length === 0 ? [] : [`${target}  ${lines.join(' | ')}`];
        });
        expect(wrong.slice(0, 20)).toEqual([]);
      } finally {
        await running.stop();
      }
    },
    480_000,
  );
});

describe('nginx in front of the backend', () => {
  const reason = nginx.missing();
  const refused = async (port: number, init: RequestInit) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/contact-form`, init);
    const { status, headers } = answer;
    const named = (name: string) => headers.get(name);
    const kept = ['content-type', 'cache-control', 'referrer-policy', 'x-robots-tag', 'x-content-type-options'].map(
      named,
    );
    return { status, body: await answer.json(), kept };
  };
  const kept = ['application/json; charset=utf-8', 'no-store', 'no-referrer', 'noindex', 'nosniff'];

  it.skipIf(reason !== null)(withReason('refuses with the problem format of the API', reason), async () => {
    const running = await nginx.start({ dist, folder: join(folder, 'refusing'), rules });
    const body = 'x'.repeat(2_000_000);
    expect(await refused(running.port, { method: 'POST', body })).toEqual({
      status: 413,
      body: { code: 'body-too-large' },
      kept,
    });
    await running.stop();
  });

  it.skipIf(reason !== null)(
    withReason('serves every public address while the server is stopped', reason),
    async () => {
      const away = (file: string) => rules(file).replaceAll(`http://127.0.0.1:${own.port}`, 'http://127.0.0.1:1');
      expect(away('nginx.conf').match(/proxy_pass/g)).toHaveLength(1);
      const alone = await nginx.start({ dist, folder: join(folder, 'alone'), rules: away });
      try {
        const found = (await askAll(alone.port, expected)).map((answer) => see(answer, origin));
        const wrong = expected.filter(
          (target, at) => !target.startsWith('/api/') && found[at]?.status !== wanted[at]?.status,
        );
        expect(wrong).toEqual([]);
        expect(await refused(alone.port, {})).toEqual({ status: 502, body: { code: 'unavailable' }, kept });
      } finally {
        await alone.stop();
      }
    },
  );
});

const withoutAll = onlyInFull ?? hosts.map((host) => host.missing()).find((reason) => reason !== null) ?? null;

describe.skipIf(withoutAll !== null)(withReason('known differences', withoutAll), () => {
  it('are all needed', () => {
    expect(knownDifferences.filter((row) => !usedRows.has(row)).map(({ why }) => why)).toEqual([]);
  });
});

describe('the rules of Cloudflare Pages', () => {
  it('stay within the limits of that host', () => {
    const rows = rules('_redirects').split('\n');
    const headers = rules('_headers').split('\n');
    expect(rows.length).toBeLessThanOrEqual(2000);
    expect(headers.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
    expect([...rows.filter((line) => line.length > 1000), ...headers.filter((line) => line.length > 2000)]).toEqual([]);
  });
});

describe('the deployment document', () => {
  it('lists what a host cannot do', () => {
    const text = readFileSync('scripts/deploy/hosts.md', 'utf8');
    for (const { hosts: names, why } of knownDifferences) expect(text).toContain(`| ${names.join(', ')} | ${why} |`);
  });
});
