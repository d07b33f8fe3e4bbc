import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiCalls } from '#generated/api/calls.ts';
import { isFull } from '../../depth.ts';
import { type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { sendRaw } from '../fixtures/raw-request.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ requestTimeout: 1_000 });
});
afterAll(() => api.close());

const paths = Object.values(apiCalls).map(({ path }) => path.replaceAll(/\{\w+\}/g, 'x'.repeat(32)));
const bodies = [
  '',
  '{}',
  '[]',
  'null',
  '"text"',
  '{"type":null,"localization":null,"month":null}',
  '{"type":',
  '{"__proto__":{"a":1},"constructor":{"prototype":{}}}',
  '{"name":"a","phone":"600700800","email":"a@b","agreement":true,"toString":1}',
  '\xff\xfe{\x00}\x00',
  '\xef\xbb\xbf{}',
  '\x00\x00',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  `{"a":"${'x'.repeat(17_000)}"}`,
  'type=kpp&localization=1',
];
const headers = [
  'content-type: application/json',
  'content-type: application/json; charset=utf-16',
  'content-type: text/plain',
  'content-type: application/x-www-form-urlencoded',
  'content-type: multipart/form-data; boundary=x',
  'content-encoding: br',
  'transfer-encoding: chunked',
  'transfer-encoding: identity, chunked',
  'content-length: 5',
  'content-length: 99999999999999999999',
  'content-length: -1',
  'expect: 100-continue',
  'expect: something',
  'connection: upgrade\r\nupgrade: websocket',
  'host: evil.example\r\nhost: other.example',
  'host: [::1',
  'x-forwarded-for: 1.2.3.4',
  'x-http-method-override: DELETE',
  'idempotency-key: short',
  'idempotency-key: aaaaaaaaaaaaaaaaaaaaaaaa',
  'range: bytes=0-',
  'if-none-match: *',
  'origin: null',
  'cookie: __proto__=1',
  'referer: ::::',
  'bad header',
  ' folded: yes',
  `x-long: ${'x'.repeat(9000)}`,
];
const targets = [
  '',
  '?lang=pl',
  '?lang=pl&lang=en',
  '?__proto__[a]=1',
  '?lang=%ff',
  '?%00',
  '/',
  '//',
  '/../../etc/passwd',
  '%2e%2e',
  '?a=1#b',
  ' x',
];
const methods = ['GET', 'POST', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND', 'get', 'NONSENSE'];

/** Mostly the usual value, so that a request reaches what lies behind the parser of HTTP. */
const mostly = <T>(usual: readonly T[], odd: readonly T[], weight = 6): fc.Arbitrary<T> =>
  fc.oneof({ weight, arbitrary: fc.constantFrom(...usual) }, { weight: 1, arbitrary: fc.constantFrom(...odd) });

const malformed = fc
  .record({
    method: mostly(['GET', 'POST', 'POST', 'POST'], methods),
    path: mostly(paths, ['/api', '/api/', '/api/v1']),
    rest: mostly(['', '?lang=pl'], targets, 4),
    version: mostly(['1.1'], ['1.0', '2.0'], 20),
    lines: fc
      .tuple(
        mostly(['content-type: application/json'], headers),
        mostly(['idempotency-key: aaaaaaaaaaaaaaaaaaaaaaaa', 'accept: */*'], headers),
      )
      .map((pair) => [...new Set(pair)]),
    body: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...bodies) }, { weight: 1, arbitrary: fc.json() }),
    measured: mostly([true], [false], 20),
  })
  .map(({ method, path, rest, version, lines, body, measured }) => {
    const bytes = Buffer.from(body, 'latin1');
    const length = measured ? [`content-length: ${bytes.byteLength}`] : [];
    const head = [`${method} ${path}${rest} HTTP/${version}`, 'host: a', ...lines, ...length, 'connection: close'];
    return `${head.join('\r\n')}\r\n\r\n${bytes.toString('latin1')}`;
  });

const count = isFull ? 10_000 : 500;

test(`${count} malformed requests cause no crash and only 4xx answers`, async () => {
  const requests = fc.sample(malformed, { numRuns: count, seed: 20_261_121 }).values();
  const statuses = new Map<number, number>();
  const work = async (): Promise<void> => {
    for (const bytes of requests) {
      const { status } = await sendRaw(api.port, bytes).catch(() => ({ status: Number.NaN }));
      expect(status >= 500, bytes.slice(0, 300)).toBe(false);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 64 }, work));
  for (const expected of [200, 400, 404, 405, 413, 415, 422])
    expect(statuses.get(expected) ?? 0, `${expected}`).toBeGreaterThan(0);
  expect(api.log.filter(({ fault }) => fault !== undefined)).toEqual([]);
  expect((await fetch(`${api.origin}/api/faq`)).status).toBe(200);
});
