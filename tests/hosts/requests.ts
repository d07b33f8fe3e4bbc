import { globSync } from 'node:fs';
import fc from 'fast-check';
import { siteTable } from '#backend/routes/site/site-table.ts';
import redirectTable from '#generated/redirects/redirects.json' with { type: 'json' };

const queries = ['', '?gclid=a%2Fb&x=%C5%82+z&x=', '?month=2027-01&localization=krakow&course=1', '?'] as const;
const withQueries = (path: string): string[] => queries.map((query) => path + query);

/** Every file of a build by its address; single dates, of which there are thousands alike, are one in fifty. */
const fileAddresses = (dist: string): string[] =>
  ['.well-known/security.txt', ...globSync('**/*.*', { cwd: dist })]
    .map((file) => `/${file}`)
    .toSorted()
    .filter((path, at) => !/\/termi?n?-.*\.ics/.test(path) || at % 50 === 0);

const nowhere = [
  '/nie-ma-mnie',
  '/en/nowhere',
  '/nie-ma/',
  '/en/nowhere/?a=1',
  '/assets/none.js',
  '/assets/',
  '/assets',
  '/kalendarz/none.ics',
  '/KONTAKT',
  '/Kontakt/',
  '/host/',
  '/host/nginx.conf',
  '/host/_headers',
  '/.git/config',
  '/%6Bontakt',
  '/kontakt%20',
  '/en/contact%2F',
  '/kontakt//',
  '//kontakt',
  '/./kontakt',
  '/index',
  '/404',
  '/app',
  '/en/404',
  '/en/app?x=1',
  '/api/unknown',
  '/api/unknown?x=%2F',
  '/api/',
  '/api/faq/',
  '/api/faq/?x=%2F&y=%C5%82',
  '/api/faq//',
  '/api//evil.example/',
  '/api/%2F/evil.example/',
];

const paths = [...siteTable.pages, ...siteTable.reserved];

/** The requests of visitors, search engines and old links: each page, redirect and file, with slashes and queries. */
export const expectedRequests = (dist: string): readonly string[] => {
  const pages = paths.flatMap((path) => [
    ...withQueries(path),
    ...(path === '/' ? [] : withQueries(`${path}/`)),
    `${path === '/' ? '/index' : path}.html`,
  ]);
  const redirects = redirectTable.redirects.flatMap(({ from }) => [...withQueries(from), ...withQueries(`${from}/`)]);
  const former = siteTable.queryMoves.flatMap(({ from, query }) => {
    const values = query.map((name) => `${name}=Ab_9-${name}`);
    return [values, [...values, 'utm_source=x'].toReversed(), values.slice(1)].map(
      (some) => `${from}?${some.join('&')}`,
    );
  });
  const gone = redirectTable.gone.flatMap(({ path }) => [path, `${path}/`]);
  return [...new Set([...pages, ...redirects, ...former, ...gone, ...fileAddresses(dist), ...nowhere])];
};

const pieces = [
  ...['/', '//', '///', '\\', '%5C', '%5c', '%2F', '%2f%2f', '.', '..', '/./', '/../', '%2e%2e', '%2E/', '@', ':'],
  ...['evil.example', '//evil.example', 'https:', 'http://evil.example', 'javascript:', 'user:pass@', '[::1]'],
  ...[
    '%09',
    '%0d%0aLocation:%20//evil.example',
    '%00',
    '%',
    '%zz',
    '%c0%af',
    '%e2%80%ae',
    '%C5%82',
    '%7Fx',
    '%20',
    '+',
  ],
  ...['?', '?a=1', '?localization=//evil.example', '&', ';', ';jsessionid=1', '#', '~', '*', '"', "'", '<x>', '{x}'],
  ...[
    '{env.HOME}',
    '{http.request.host}',
    '$uri',
    '$1',
    '%{HTTP_HOST}',
    `$${'{x}'}`,
    '|',
    '^',
    '`',
    '.html',
    '.br',
    '.gz',
  ],
  ...['/en', '/en/', '/api', '/api/', '/host/', '/assets/', '/index', '/.well-known/', '/.git/config'],
];

const known = [...paths, ...siteTable.redirects.keys()];

const hostile = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...pieces) },
      { weight: 2, arbitrary: fc.constantFrom(...known) },
      { weight: 1, arbitrary: fc.stringMatching(/^[!-~]{1,6}$/) },
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => `/${parts.join('')}`)
  .map((target) => (target.startsWith('//') && target.length % 2 === 0 ? target.slice(1) : target));

/** The two that led visitors of other sites' hosts away. */
const notorious = ['/%09/evil.example%2f..%2f..', '/%5Cevil.example/', '//evil.example/', '/kontakt/?//evil.example/'];

/** Always the same paths that want to leave the site, to be answered by a file that is none of ours, or to end a host. */
export const hostileRequests = (count: number): readonly string[] => [
  ...notorious,
  ...fc.sample(hostile, { seed: 20_261_122, numRuns: count - notorious.length }),
];
