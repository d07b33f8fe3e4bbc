import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadBuiltSiteListener } from '#backend/server/site-listener.ts';
import { getRaw, sendRaw } from '../../fixtures/raw-request.ts';
import { startSite } from './site-fixture.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const get = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(site.origin + path, { redirect: 'manual', ...init });

test('a site that was never built is reported in a sentence', () =>
  expect(loadBuiltSiteListener('/nowhere/dist')).rejects.toThrow(
    /^There is no built site at \/nowhere\/dist\. Run npm run build/,
  ));

test('redirects an address with the bytes of its query, whichever host the request names', async () => {
  const { status, headers } = await getRaw(site.port, 'http://evil.example/kontakt/?x=a%2Fb&y=%C5%82+z&x=');
  expect([status, headers.location]).toEqual([301, '/kontakt?x=a%2Fb&y=%C5%82+z&x=']);
});

describe('files', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['*', 'br'],
    ['identity', null],
    ['', null],
  ])('Accept-Encoding "%s" gets %s', async (accepted, expected) => {
    const answer = await get('/kontakt', { headers: { 'accept-encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBe(expected);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(await answer.text()).toContain('<title>Kontakt');
  });

  test('have an entity tag for every variant, answered with 304', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (encoding) => {
        const headers = { 'accept-encoding': encoding };
        const tag = (await get('/kontakt', { headers })).headers.get('etag') ?? '';
        const again = await get('/kontakt', { headers: { ...headers, 'if-none-match': `"other", W/${tag}` } });
        expect(again.status).toBe(304);
        expect(again.headers.get('content-type')).toBeNull();
        return tag;
      }),
    );
    expect(new Set(tags).size).toBe(3);
  });

  test('are immutable if hashed, revalidated for pages, and cached for a day otherwise', async () => {
    const cacheOf = async (path: string) => (await get(path)).headers.get('cache-control');
    expect(await cacheOf('/assets/site-BxYz12Qw.css')).toBe('public, max-age=31536000, immutable');
    expect(await cacheOf('/kontakt')).toBe('no-cache');
    expect(await cacheOf('/robots.txt')).toBe('public, max-age=86400');
  });

  test('have the same headers for HEAD as for GET, and no body', async () => {
    const [head, whole] = await Promise.all([get('/kontakt', { method: 'HEAD' }), get('/kontakt')]);
    expect(head.headers.get('content-length')).toBe(whole.headers.get('content-length'));
    expect(await head.text()).toBe('');
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'])(
    '%s is refused with the allowed methods',
    async (method) => {
      const answer = await get('/kontakt', { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    },
  );
});

describe('headers', () => {
  test.each([
    ['a page', '/kontakt', 200, '<title>Kontakt'],
    ['a redirect', '/kontakt/', 301, ''],
    ['a missing page', '/nie-ma-mnie', 404, '<title>Nie znaleziono'],
    ['a missing English page', '/en/nowhere', 404, '<title>Not found'],
    ['a page that is gone', '/stara-oferta', 410, '<title>Nie znaleziono'],
    ['an asset', '/assets/site-BxYz12Qw.css', 200, 'body{'],
    ['robots.txt', '/robots.txt', 200, 'User-agent'],
    ['the application', '/rezerwacja?course=7', 200, '<title>Aplikacja'],
    ['the API', '/api/unknown', 404, ''],
  ])('%s has all headers and a charset', async (_, path, status, text) => {
    const answer = await get(path);
    const { headers } = answer;
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(text)]);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('strict-transport-security')).toContain('max-age=63072000');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('content-type')).toContain('charset=utf-8');
  });

  test('forbid indexing and referrers of the app', async () => {
    const { headers } = await get('/rezerwacja');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  test.each([
    ['a broken request line', 'GET\r\n\r\n', 400],
    ['headers that are too long', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['a request that never ends', 'GET / HTTP/1.1\r\nhost: a\r\n', 408],
  ])('%s is refused with all headers', async (_, bytes, status) => {
    const answer = await sendRaw(site.port, bytes);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });
});

test('serves a rebuilt file whole under the running server, and a deleted one as missing', async () => {
  const before = await get('/blog', { headers: { 'accept-encoding': 'identity' } });
  const text = '<!doctype html><title>Blog</title>';
  await writeFile(join(site.root, 'blog.html'), text);
  const after = await get('/blog', { headers: { 'accept-encoding': 'identity' } });
  expect([after.status, await after.text()]).toEqual([200, text]);
  expect([after.headers.get('content-length'), after.headers.get('etag')]).toEqual([`${text.length}`, null]);
  expect(before.headers.get('etag')).toMatch(/^"/);
  await rm(join(site.root, 'blog.html'));
  const gone = await get('/blog', { headers: { 'accept-encoding': 'identity' } });
  expect([gone.status, await gone.text()]).toEqual([404, expect.stringContaining('Reload the page')]);
});
