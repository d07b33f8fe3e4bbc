import { afterAll, beforeAll, expect, test } from 'vitest';
import { covers } from '../../covers.ts';
import { type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { sendRaw } from '../fixtures/raw-request.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const count = '/api/v1/www/courses-count';
const fits = { type: null, localization: null, month: null };
const code = async (answer: Response) => [answer.status, (await answer.json()).code];

test.each([
  ['text', { 'content-type': 'text/plain' }, 415],
  ['no type', { 'content-type': '' }, 415],
  ['another charset', { 'content-type': 'application/json; charset=utf-16' }, 415],
  ['a compressed body', { 'content-encoding': 'gzip' }, 415],
  ['JSON with a charset', { 'content-type': 'Application/JSON; Charset=UTF-8' }, 200],
])('a body sent as %s answers %o with %i', async (_, headers, status) => {
  expect((await api.post(count, fits, headers)).status).toBe(status);
});

test.each([
  ['nothing', '', 400, 'bad-json'],
  ['half a body', '{"type":', 400, 'bad-json'],
  ['a prototype key', '{"__proto__":{"type":null}}', 400, 'bad-json'],
  ['a constructor key deep inside', '{"type":{"a":[{"constructor":1}]}}', 400, 'bad-json'],
  ['bytes that are no UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 400, 'bad-encoding'],
  ['brackets as deep as the limit', '['.repeat(8000) + ']'.repeat(8000), 400, 'bad-json'],
  ['a list', '[]', 422, 'invalid-fields'],
  ['null', 'null', 422, 'invalid-fields'],
  ['a field too many', { ...fits, extra: 1 }, 422, 'invalid-fields'],
  ['a text for a number', { ...fits, localization: '2' }, 422, 'invalid-fields'],
  ['an unknown city', { ...fits, localization: 9999 }, 422, 'invalid-fields'],
])('%s is refused', async (_, body, status, expected) => {
  expect(await code(await api.post(count, body))).toEqual([status, expected]);
});

test('reads a body of 16 KiB and refuses one byte more, with and without a length', async () => {
  const filled = (bytes: number): string => JSON.stringify({ ...fits, extra: 'x'.repeat(bytes) });
  const room = 16 * 1024 - filled(0).length;
  expect((await api.post(count, filled(room))).status).toBe(422);
  expect(await code(await api.post(count, filled(room + 1)))).toEqual([413, 'body-too-large']);
  const chunked = filled(room + 1);
  const raw = await sendRaw(
    api.port,
    `POST ${count} HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n${chunked.length.toString(16)}\r\n${chunked}\r\n0\r\n\r\n`,
  );
  expect(raw.status).toBe(413);
});

test.each([
  ['DELETE', '/api/faq', 'GET, HEAD'],
  ['GET', count, 'POST'],
  ['PUT', '/api/contact-form', 'POST'],
  ['OPTIONS', '/api/faq', 'GET, HEAD'],
])('refuses %s %s with the allowed methods', async (method, path, allow) => {
  const answer = await fetch(api.origin + path, { method });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe(allow);
});

test.each([
  ['GET', '/api/faq/?set=kpp&x=%C5%82', 301, '/api/faq?set=kpp&x=%C5%82'],
  ['HEAD', '/api/nowhere/', 301, '/api/nowhere'],
  ['POST', `${count}/`, 308, count],
  ['GET', '/api/', 301, '/api'],
  ['GET', '/api/faq//', 404, null],
  ['GET', '/api//evil.example/', 404, null],
  ['GET', '/api/%5Cevil.example/', 404, null],
  ['GET', '/api/%2e%2e//evil.example/', 404, null],
])(
  '%s of a call with a trailing slash, %s, answers %i',
  covers('2.1', '2.2'),
  async (method, path, status, location) => {
    const answer = await fetch(api.origin + path, { method, redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([status, location]);
  },
);

test('answers an unknown path with 404 and a code, and HEAD where GET works', async () => {
  expect(await code(await fetch(`${api.origin}/api/nowhere`))).toEqual([404, 'not-found']);
  expect((await fetch(`${api.origin}/api/faq`, { method: 'HEAD' })).status).toBe(200);
});

test('forbids caches to store an answer of the API', async () => {
  for (const path of ['/api/faq', '/api/nowhere', '/api/v1/www/courses']) {
    expect((await fetch(api.origin + path)).headers.get('cache-control')).toBe('no-store');
  }
});
