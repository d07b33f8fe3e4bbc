import type { HostRules } from '../../plan/site-plan.ts';

const pattern = (path: string): string => `^${path.slice(1).replaceAll(/[.+?]/g, '\\$&')}$`;
const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;

/** The `.htaccess` of dist/. A target without a query keeps that of the request. */
export const apacheRules = ({ origin, moves, slashes, gone, shells, headers }: HostRules): string =>
  [
    'DirectorySlash Off',
    'Options -Indexes -MultiViews',
    'ErrorDocument 404 /404.html',
    'RewriteEngine On',
    ...[...moves, ...slashes].map(({ from, to }) => `RewriteRule ${pattern(from)} ${origin}${to} [R=301,L,NE]`),
    ...gone.map((path) => `RewriteRule ${pattern(path)} - [G,L]`),
    ...shells.map((path) => `RewriteRule ${pattern(path)} ${path}.html [L,E=APPLICATION:1]`),
    'RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI}.html -f',
    'RewriteRule ^(.+)$ /$1.html [L]',
    ...Object.entries(headers.every).map(([name, value]) => `Header always set ${name} ${quoted(value)}`),
    ...Object.entries(headers.reserved).map(
      ([name, value]) => `Header always set ${name} ${quoted(value)} env=REDIRECT_APPLICATION`,
    ),
    ...Object.entries(headers.asset).map(
      ([name, value]) => `Header set ${name} ${quoted(value)} "expr=%{REQUEST_URI} =~ m#^/assets/#"`,
    ),
    '',
  ].join('\n');
