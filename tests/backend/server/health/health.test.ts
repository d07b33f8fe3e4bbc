import { mkdtempSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lastMigration } from '#backend/database/database.ts';
import type { LogEntry } from '#backend/database/log/log.ts';
import { outgoingMails } from '#backend/database/schema.ts';
import { createRequestListener } from '#backend/server/listener.ts';
import { createReadinessCheck } from '#backend/server/readiness.ts';
import { startHttpServer } from '#backend/server/start-server.ts';
import { pathTo } from '#generated/routes/routes.ts';
import { type RunningApi, startApi } from '../../fixtures/api-fixture.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** The whole server around the API, with a site that knows one page. */
const site: RequestListener = (request, response) =>
  response.writeHead(request.url?.startsWith(pathTo('contact', 'pl')) ? 200 : 404).end();
const startAround = async (trustProxy: boolean) => {
  const pages: LogEntry[] = [];
  const listener = createRequestListener({
    api: getRequestListener(api.api.fetch),
    site,
    headers: {},
    trustProxy,
    logPages: (entry) => pages.push(entry),
  });
  const server = await startHttpServer({ listener, host: '127.0.0.1', port: 0, headers: {} });
  return { origin: `http://127.0.0.1:${server.port}`, pages, close: server.close };
};

describe('monitoring', () => {
  const ready = async () => {
    const answer = await fetch(`${api.origin}/ready`);
    return { status: answer.status, cache: answer.headers.get('cache-control'), body: await answer.json() };
  };

  test('gets liveness and readiness; answers are not cached and not logged', async () => {
    const lines = api.log.length;
    const alive = await fetch(`${api.origin}/health`);
    expect([alive.status, await alive.json()]).toEqual([200, { alive: true }]);
    expect(await ready()).toEqual({
      status: 200,
      cache: 'no-store',
      body: {
        ready: true,
        checks: { serving: 'ok', database: 'ok', migrations: 'ok', disk: 'ok' },
        mails: { waiting: 0, dead: 0 },
        daily: { lastDone: '2026-11-21', late: false },
      },
    });
    expect((await fetch(`${api.origin}/ready`, { method: 'HEAD' })).status).toBe(200);
    expect((await fetch(`${api.origin}/ready`, { method: 'POST' })).status).toBe(405);
    expect(api.log.slice(lines).map(({ status }) => status)).toEqual([]);
  });

  test('learns at once about a shutdown', async () => {
    api.time.stopping = true;
    expect(await ready()).toMatchObject({ status: 503, body: { ready: false, checks: { serving: 'stopping' } } });
    expect((await fetch(`${api.origin}/health`)).status).toBe(200);
    api.time.stopping = false;
    expect((await ready()).status).toBe(200);
  });
});

describe('readiness', () => {
  const state = { now: 0 };
  const daily = () => ({ lastDone: '2026-11-19', late: true });
  const folder = mkdtempSync(join(tmpdir(), 'ready-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const parts = () => ({ database: api.database, folder, isStopping: () => false, clock: () => state.now, daily });

  test('counts waiting mails and dead letters', async () => {
    const mail = { kind: 'contact-received', locale: 'pl', facts: {} } as const;
    await api.database.insert(outgoingMails).values([
      { ...mail, messageId: 'one', recipient: 'jan@example.pl', state: 'dead' },
      { ...mail, messageId: 'two', recipient: 'ewa@example.pl', state: 'waiting' },
      { ...mail, messageId: 'three', recipient: 'ola@example.pl', state: 'sent' },
    ]);
    const found = await createReadinessCheck(parts())();
    expect(found).toMatchObject({ ready: true, mails: { waiting: 1, dead: 1 } });
    expect(JSON.stringify(found)).not.toContain('@');
    await api.database.delete(outgoingMails);
  });

  test('queries the database once a second, however often it is asked', async () => {
    const check = createReadinessCheck(parts());
    await check();
    await api.database
      .insert(outgoingMails)
      .values({ messageId: 'four', kind: 'contact-received', locale: 'pl', facts: {} });
    expect((await check()).mails?.waiting).toBe(0);
    state.now += 1_000;
    expect((await check()).mails?.waiting).toBe(1);
  });

  test('fails when migrations are missing or newer, and when the folder is not writable', async () => {
    const age = (by: number) =>
      api.database.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at + ${by}`);
    expect(lastMigration).toBeGreaterThan(0);
    await age(-1);
    expect(await createReadinessCheck(parts())()).toMatchObject({ ready: false, checks: { migrations: 'behind' } });
    await age(2);
    expect(await createReadinessCheck(parts())()).toMatchObject({ ready: false, checks: { migrations: 'ahead' } });
    await age(-1);
    const gone = { ...parts(), folder: join(folder, 'gone') };
    expect(await createReadinessCheck(gone)()).toMatchObject({ ready: false, checks: { disk: 'Error:ENOENT' } });
  });
});

describe('a request', () => {
  test('has an id in the answer, the log line and the problem', async () => {
    const around = await startAround(true);
    const headers = { 'x-request-id': 'proxy-0001' };
    const answer = await fetch(`${around.origin}/api/faq`, { headers });
    expect(answer.headers.get('x-request-id')).toBe('proxy-0001');
    expect(api.log.at(-1)).toMatchObject({ event: 'request', route: '/api/faq', request: 'proxy-0001' });
    const own = await fetch(`${around.origin}/api/faq`);
    expect(own.headers.get('x-request-id')).toMatch(/^\w{10}$/);
    expect(api.log.at(-1)?.request).toBe(own.headers.get('x-request-id'));
    await around.close();
  });

  test('to a page is logged with the path of a known page, and never with typed text', async () => {
    const around = await startAround(false);
    const known = await fetch(`${around.origin}${pathTo('contact', 'pl')}?email=jan@example.pl`, {
      headers: { 'x-request-id': 'forged-0001' },
    });
    await fetch(`${around.origin}/jan@example.pl`);
    await around.close();
    expect(around.pages).toMatchObject([
      {
        event: 'page',
        method: 'GET',
        route: pathTo('contact', 'pl'),
        status: 200,
        request: known.headers.get('x-request-id'),
      },
      { event: 'page', method: 'GET', route: '(unknown)', status: 404 },
    ]);
    expect(known.headers.get('x-request-id')).not.toBe('forged-0001');
  });
});
