import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contactMessages } from '#backend/database/schema.ts';
import { honeypotField } from '#contract/form-posts.ts';
import polish from '#generated/i18n/pl.json' with { type: 'json' };
import { covers } from '../../../covers.ts';
import { type RunningApi, startApi } from '../../fixtures/api-fixture.ts';

type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

const json =
  (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Behaviour =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };

let upstream: Server;
let api: RunningApi;
let behaviour: Behaviour;
let seen: { url: string; authorization: string | undefined; body: string }[];

beforeAll(async () => {
  upstream = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      seen.push({ url: request.url ?? '', authorization: request.headers.authorization, body });
      behaviour(request, response);
    });
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const address = upstream.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const url = `http://127.0.0.1:${port}`;
  api = await startApi({ gateway: { calendar: { url }, content: { url }, provider: { url, token: 'secret-token' } } });
});
afterAll(async () => {
  await api.close();
  upstream.closeAllConnections();
  await new Promise((resolve) => upstream.close(resolve));
});
beforeEach(() => {
  seen = [];
});

const ask = async (path: string) => {
  const answer = await fetch(api.origin + path);
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
};
const courses = '/api/v1/www/courses?type=kpp&client=kursy-dla-osob-prywatnych&lang=pl&localization=2';

describe('reading calls', () => {
  test('are forwarded with their query, and the answer has the form of the contract', async () => {
    behaviour = json(200, { items: [], name: 'Kurs' });
    const answer = await ask(courses);
    expect([answer.status, JSON.parse(answer.text)]).toMatchObject([200, { items: [], name: 'Kurs', price: null }]);
    const asked = new URL(seen[0]?.url ?? '', 'http://upstream');
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      type: 'kpp',
      client: 'kursy-dla-osob-prywatnych',
      lang: 'pl',
      localization: '2',
    });
  });

  test('carry no credential', async () => {
    behaviour = json(200, []);
    await ask('/api/faq');
    expect(seen[0]?.authorization).toBeUndefined();
  });

  test('that do not fit the contract never reach the host', async () => {
    expect((await ask('/api/v1/www/courses?type=../admin&client=x&lang=pl')).status).toBe(400);
    expect((await api.post('/api/v1/www/courses-count', { type: 1 })).status).toBe(422);
    expect(seen).toEqual([]);
  });
});

describe('a message', () => {
  const message = { name: 'Jan', phone: '600 700 800', email: 'jan@example.pl', agreement: true };
  const send = (key: string, body: unknown = message) =>
    api.post('/api/contact-form', body, { 'idempotency-key': key });

  test(
    'is sent to the provider with the credential, which the browser never sees',
    covers('6.2', '6.3', 'C47'),
    async () => {
      behaviour = json(200, { id: 7, token: 'secret-token' });
      const answer = await send(randomUUID());
      expect([answer.status, await answer.text()]).toEqual([200, '{}']);
      expect(JSON.stringify([...answer.headers])).not.toContain('secret-token');
      expect(seen[0]?.authorization).toBe('Bearer secret-token');
      expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ ...message, phone: '600700800' });
      expect(await api.database.select().from(contactMessages)).toEqual([]);
    },
  );

  test('that was accepted is sent once; one that failed may be retried with its key', async () => {
    const key = randomUUID();
    behaviour = json(503, {});
    expect((await send(key)).status).toBe(503);
    behaviour = json(200, {});
    expect((await send(key)).status).toBe(200);
    expect((await send(key)).status).toBe(200);
    expect(seen).toHaveLength(2);
  });

  test('sent twice while the host is slow reaches it once', async () => {
    behaviour = (request, response) => {
      setTimeout(() => json(200, {})(request, response), 150);
    };
    const key = randomUUID();
    const statuses = (await Promise.all([send(key), send(key), send(key)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
    expect(seen).toHaveLength(1);
  });

  test('posted without scripts is sent once however often it is pressed, and a refusal is not called temporary', async () => {
    const press = () => fetch(`${api.origin}/api/contact-form`, { method: 'POST', body: new URLSearchParams(native) });
    const native = { name: 'Jan', phone: '600700800', email: 'jan@example.pl', agreement: 'true' };
    behaviour = json(404, {});
    expect(await (await press()).text()).toContain(polish.calls.refused);
    behaviour = (request, response) => void setTimeout(() => json(200, {})(request, response), 150);
    seen = [];
    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(seen).toHaveLength(1);
  });

  test('of a bot does not reach the host and is quarantined for the office', async () => {
    expect((await send(randomUUID(), { ...message, [honeypotField]: 'x' })).status).toBe(200);
    expect(seen).toEqual([]);
    expect(await api.database.select().from(contactMessages)).toMatchObject([{ quarantine: 'unseen-field' }]);
  });
});
