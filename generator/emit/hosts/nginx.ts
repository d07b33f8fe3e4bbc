import type { PlannedRedirect } from '../../addresses/address.ts';
import type { HostRules } from '../../plan/site-plan.ts';

const quoted = (text: string): string =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('$', '\\$')}"`;

const headerLines = (headers: Readonly<Record<string, string>>, indent: string): string[] =>
  Object.entries(headers).map(([name, value]) => `${indent}add_header ${name} ${quoted(value)} always;`);

const move = (origin: string, { from, to }: PlannedRedirect): string =>
  `location = ${from} { return 301 ${origin}${to}${to.includes('?') ? '' : '$is_args$args'}; }`;

/** Types that the list of nginx does not have. */
const otherTypes = [
  'location ~ \\.ics$ { default_type text/calendar; charset utf-8; charset_types text/calendar; try_files $uri =404; }',
  'location ~ \\.webmanifest$ { default_type application/manifest+json; try_files $uri =404; }',
];

/** Lines for a `server` block. Targets are literal: nothing of the request but its query goes into a Location. */
export const nginxRules = ({ origin, moves, slashes, gone, shells, headers }: HostRules): string => {
  const shellHeaders = headerLines({ ...headers.every, ...headers.reserved }, '  ');
  const assetHeaders = headerLines({ ...headers.every, ...headers.asset }, '  ');
  return [
    '# Lines for a server block whose root is dist/.',
    'gzip_static on;',
    ...headerLines(headers.every, ''),
    'error_page 404 /404.html;',
    'location = / { try_files /index.html =404; }',
    'location /en/ { error_page 404 /en/404.html; try_files $uri.html $uri =404; }',
    'location / { try_files $uri.html $uri =404; }',
    ...otherTypes,
    ...[...moves, ...slashes].map((row) => move(origin, row)),
    ...gone.map((path) => `location = ${path} { return 410; }`),
    ...shells.flatMap((path) => [`location = ${path} {`, ...shellHeaders, `  try_files ${path}.html =404;`, '}']),
    'location /assets/ {',
    ...assetHeaders,
    '  try_files $uri =404;',
    '}',
    '',
  ].join('\n');
};
