import type { HostRules } from '../../plan/site-plan.ts';

/** `_redirects` of Netlify and Cloudflare Pages. */
export const redirectsFile = ({ moves, slashes, gone }: HostRules): string =>
  [
    ...[...moves, ...slashes].map(({ from, to }) => `${from} ${to} 301`),
    ...gone.map((path) => `${path} /404.html 410`),
    '/en/* /en/404.html 404',
    '/* /404.html 404',
    '',
  ].join('\n');

const headerSection = (path: string, headers: Readonly<Record<string, string>>): string[] => [
  path,
  ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
];

/** `_headers` of Netlify and Cloudflare Pages. */
export const headersFile = ({ headers, shells }: HostRules): string =>
  [
    ...headerSection('/*', headers.every),
    ...headerSection('/assets/*', headers.asset),
    ...shells.flatMap((path) => headerSection(path, headers.reserved)),
    '',
  ].join('\n');

const headerList = (headers: Readonly<Record<string, string>>): object[] =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/** `vercel.json`; the host itself removes trailing slashes and the ending `.html`. */
export const vercelConfig = ({ moves, shells, headers }: HostRules): object => ({
  cleanUrls: true,
  trailingSlash: false,
  redirects: moves.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
  headers: [
    { source: '/(.*)', headers: headerList(headers.every) },
    { source: '/assets/(.*)', headers: headerList(headers.asset) },
    ...shells.map((path) => ({ source: path, headers: headerList(headers.reserved) })),
  ],
});
