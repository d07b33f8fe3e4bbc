import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { routeSiteRequest } from '#backend/routes/site/route-request.ts';
import { buildRoutingTable } from '#backend/routes/site/site-table.ts';
import { filePathOfPage } from '#hosting/served-file.ts';
import { covers } from '../../../covers.ts';
import { paths } from './site-fixture.ts';

const table = buildRoutingTable(paths);
const built = new Set([...table.pages].map(filePathOfPage).concat('/robots.txt'));
const origin = 'https://site.example';
const bls = '/kurs-pierwszej-pomocy-bls-aed';
const route = (target: string) => routeSiteRequest(table, built, target);

describe('a request target', () => {
  test.each([
    ['/', '/index.html'],
    ['/en', '/en.html'],
    ['/kontakt?a=1', '/kontakt.html'],
    ['/en/contact', '/en/contact.html'],
  ])('%s gets the page %s', (target, file) => expect(route(target)).toEqual({ kind: 'page', file }));

  test.each([
    ['/rezerwacja?course=7', { kind: 'shell', file: '/rezerwacja.html' }],
    ['/robots.txt', { kind: 'asset', file: '/robots.txt' }],
    ['/stara-oferta', { kind: 'gone', locale: 'pl' }],
    ['/stara-oferta/', { kind: 'gone', locale: 'pl' }],
    ['/en/nowhere', { kind: 'missing', locale: 'en' }],
    ['/en/404', { kind: 'missing', locale: 'en' }],
  ])('%s gets %o', (target, answer) => expect(route(target)).toEqual(answer));

  test.each([
    ['/rezerwacja?reference=Ab_1&confirm=-x9', '/api/Ab_1/c?token=-x9'],
    ['/rezerwacja?utm=1&confirm=a%26b&reference=%0d%0aX', '/api/%0D%0AX/c?token=a%26b'],
  ])('%s, a form of an earlier release, redirects temporarily to %s', (target, location) =>
    expect(route(target)).toEqual({ kind: 'redirect', location, status: 302 }),
  );

  test.each(['/rezerwacja?reference=Ab_1', '/rezerwacja?reference=&confirm=x', '/kontakt?reference=a&confirm=x'])(
    '%s does not redirect',
    (target) => expect(route(target).kind).toMatch(/page|shell/),
  );

  test.each([
    ...['/nie-ma-mnie', '/404', '/kontakt.html', '/kontakt.html.br', '/constructor', '/kontakt//'],
    ...['/%5Cevil.example/', '//evil.example/', '/\\evil.example/', '/%2F%2Fevil.example/', '//kontakt/', '//'],
    ...[
      '//?a=1',
      '/./kontakt/',
      '/..',
      '/kontakt/..',
      '/a//',
      '/a\\b/',
      '/a%0d%0ab/',
      '/a\tb/',
      '/a\n/',
      '/@evil.example/',
    ],
  ])('%s gets no page', covers('2.2', 'C105'), (target) =>
    expect(route(target)).toEqual({ kind: 'missing', locale: 'pl' }),
  );

  test.each([
    ['/kontakt/', '/kontakt'],
    ['/kontakt/?', '/kontakt?'],
    ['/kontakt/?x=a%2Fb&y=%C5%82&z=a+b&z=%20', '/kontakt?x=a%2Fb&y=%C5%82&z=a+b&z=%20'],
    ['/en/', '/en'],
    ['/rezerwacja/?course=7', '/rezerwacja?course=7'],
    [`${bls}/wroclaw`, `${bls}?localization=wroclaw`],
    [`${bls}/wroclaw/`, `${bls}?localization=wroclaw`],
    [`${bls}/wroclaw?month=2027-01`, `${bls}?localization=wroclaw&month=2027-01`],
    ['/recertyfikacja-kpp/blog', '/blog'],
    ['http://evil.example/kontakt/?a', '/kontakt?a'],
  ])('%s redirects permanently to %s', covers('2.1', '2.7'), (from, location) =>
    expect(route(from)).toEqual({ kind: 'redirect', status: 301, location }),
  );

  test('a page that was not built is missing', () =>
    expect(routeSiteRequest(table, new Set(), '/kontakt')).toEqual({ kind: 'missing', locale: 'pl' }));

  test.each([
    ['/nie-ma/?a=1', '/nie-ma?a=1'],
    ['/en/nowhere/at-all/?', '/en/nowhere/at-all?'],
    ['/nie-ma/?x=a%2Fb&y=+%20//', '/nie-ma?x=a%2Fb&y=+%20//'],
  ])(
    '%s, which is unknown, redirects to %s, or is missing where the model says so',
    covers('2.2', 'C105'),
    (from, location) => {
      expect(route(from)).toEqual({ kind: 'redirect', status: 301, location });
      expect(routeSiteRequest({ ...table, unknownSlashMoves: false }, built, from)).toMatchObject({ kind: 'missing' });
    },
  );
});

const hostile = [
  '/',
  '//',
  '\\',
  '%5C',
  '%2F',
  '%2f%2f',
  '.',
  '..',
  '@',
  ':',
  'evil.example',
  'https:',
  '\t',
  '%09',
  '%0d%0aLocation:',
  '\u00a0',
  '?',
  '#',
  ';',
  'ł',
];
const known = [...table.pages, ...table.reserved, ...table.redirects.keys(), ...table.gone];
const piece = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostile) },
  { weight: 3, arbitrary: fc.constantFrom(...known) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
);
const target = fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(''));

test('no request target redirects off the site, in more than one hop, or with another query', () => {
  let redirected = 0;
  fc.assert(
    fc.property(target, (url) => {
      const answer = route(url);
      if (answer.kind !== 'redirect') return;
      redirected += 1;
      const resolved = new URL(answer.location, origin);
      expect(resolved.origin).toBe(origin);
      expect(answer.location).toMatch(/^\/(?![/\\])/);
      expect(new URL(answer.location, origin).pathname).toBe(answer.location.split('?')[0]);
      expect(route(answer.location).kind).not.toBe('redirect');
      const query = url.includes('?') ? url.slice(url.indexOf('?') + 1) : '';
      expect(answer.location.endsWith(query)).toBe(true);
    }),
    { numRuns: 10_000 },
  );
  expect(redirected).toBeGreaterThan(100);
});

test('the root does not redirect, whatever its query', () => {
  fc.assert(
    fc.property(fc.string(), (query) => {
      expect(route(`/?${query}`)).toEqual({ kind: 'page', file: '/index.html' });
    }),
  );
});
