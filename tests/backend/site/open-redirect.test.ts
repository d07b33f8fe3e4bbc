import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageFile, routeRequest } from '#backend/site/route-request.ts';
import { buildSiteTable } from '#backend/site/site-table.ts';
import { paths } from './site-fixture.ts';

const table = buildSiteTable(paths);
const built = new Set([...table.pages].map(pageFile));
const origin = 'https://site.example';

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

test('no request target leads off the site, in more than one hop, or with another query', () => {
  let redirected = 0;
  fc.assert(
    fc.property(target, (url) => {
      const answer = routeRequest(table, built, url);
      if (answer.kind !== 'redirect') return;
      redirected += 1;
      const resolved = new URL(answer.location, origin);
      expect(resolved.origin).toBe(origin);
      expect(answer.location).toMatch(/^\/(?![/\\])/);
      const path = answer.location.split('?')[0] ?? '';
      expect(table.pages.has(path) || table.reserved.has(path)).toBe(true);
      expect(routeRequest(table, built, answer.location).kind).not.toBe('redirect');
      const query = url.includes('?') ? url.slice(url.indexOf('?') + 1) : '';
      expect(answer.location.endsWith(query)).toBe(true);
    }),
    { numRuns: 10_000 },
  );
  expect(redirected).toBeGreaterThan(100);
});

test('the root stays where it is, whatever its query', () => {
  fc.assert(
    fc.property(fc.string(), (query) => {
      expect(routeRequest(table, built, `/?${query}`)).toEqual({ kind: 'page', file: '/index.html' });
    }),
  );
});

test('a redirect is the same whatever host the request names, since it sees none', () => {
  expect(routeRequest(table, built, 'http://evil.example/kontakt/')).toEqual(routeRequest(table, built, '/kontakt/'));
});

test('a page of the table that was not built is missing, with and without a slash', () => {
  for (const path of ['/kontakt', '/kontakt/']) {
    expect(routeRequest(table, new Set(), path)).toEqual({ kind: 'missing', locale: 'pl' });
  }
});
