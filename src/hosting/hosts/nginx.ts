import { fillPlaceholders } from '#domain/texts/fill-placeholders.ts';
import type { Headers, HostRules, Move, QueryMove } from '../host-rules.ts';
import { apiFolder } from '../host-rules.ts';
import {
  addressSpelling,
  type Freshness,
  freshnessPatterns,
  hostFolder,
  mediaTypes,
  slashedSpelling,
  unknownMediaType,
} from '../served-file.ts';

/** Cache headers of a kind of file. */
const cacheOf = (headers: HostRules['headers'], kind: Freshness): string => headers[kind]['Cache-Control'] ?? '';

/** Folders, the files behind pages, stored compressed copies, and the rules for hosts. */
const hiddenFiles = `/$|\\.(?:html|br|gz)$|^/${hostFolder}/`;

/** A regular expression for exactly these paths. */
const pathsOf = (paths: readonly string[]): string =>
  `^(?:${paths.map((path) => path.replaceAll(/[.+?]/g, '\\$&')).join('|')})$`;

/** A text in double quotes. */
const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** A regular expression, whose own backslashes stay. */
const matching = (pattern: string): string => `"${pattern}"`;

const headerLines = (headers: Headers, indent = ''): string[] =>
  Object.entries(headers).map(([name, value]) => `${indent}add_header ${name} ${quoted(value)} always;`);

/** What depends on the file that is answered, and on how the request is spelled. `$uri` is decoded, `$request_uri` is not. */
const variables = ({ headers, missing }: HostRules): string[] => [
  `set $cache ${quoted(cacheOf(headers, 'revalidated'))};`,
  `if ($uri ~ "\\.[a-z0-9]+$") { set $cache ${quoted(cacheOf(headers, 'file'))}; }`,
  `if ($uri ~ ${matching(freshnessPatterns.revalidated)}) { set $cache ${quoted(cacheOf(headers, 'revalidated'))}; }`,
  `if ($uri ~ ${matching(freshnessPatterns.asset)}) { set $cache ${quoted(cacheOf(headers, 'asset'))}; }`,
  `set $missing ${missing.pl};`,
  `if ($request_uri ~ "^/en(?:[/?]|$)") { set $missing ${missing.en}; }`,
  'set $query "";',
  'set $more "";',
  'if ($request_uri ~ "^[^?]*(\\?.*)$") { set $query $1; }',
  'if ($request_uri ~ "^[^?]*\\?(.*)$") { set $more "&$1"; }',
  'set $misspelt "";',
  `if ($request_uri !~ ${matching(`^${addressSpelling}(?:\\?|$)`)}) { set $misspelt 1; }`,
  `if ($uri ~ ${matching(`^(?:${apiFolder}|(?:/en)?/404\\.html$)`)}) { set $misspelt ""; }`,
  'if ($misspelt) { return 404; }',
];

/** What nginx answers in the place of the backend, by the status: the code of the problem. */
const refusals = { 413: 'body-too-large', 502: 'unavailable', 504: 'unavailable' } as const;

const refusal = ({ headers }: HostRules, [status, code]: readonly [string, string]): string[] => [
  `location @refused${status} {`,
  '  internal;',
  '  default_type "application/json; charset=utf-8";',
  ...headerLines({ ...headers.every, ...headers.reserved, 'Cache-Control': 'no-store' }, '  '),
  ...(code === 'unavailable' ? ['  add_header Retry-After 5 always;'] : []),
  `  return ${status} ${quoted(JSON.stringify({ code }))};`,
  '}',
];

/** The backend sends the headers of every answer itself; those of this file take their place, also when it is away. */
const proxy = ({ headers }: HostRules, upstream: string): string[] => [
  // Without it nginx answers the folder's address without a slash by a redirect of its own.
  `location = ${apiFolder.slice(0, -1)} { return 404; }`,
  `location ^~ ${apiFolder} {`,
  ...headerLines({ ...headers.every, ...headers.reserved }, '  '),
  ...Object.keys(refusals).map((status) => `  error_page ${status} @refused${status};`),
  `  proxy_pass ${upstream};`,
  '  proxy_http_version 1.1;',
  '  proxy_set_header Host $host;',
  '  proxy_set_header X-Forwarded-For $remote_addr;',
  '  proxy_set_header X-Forwarded-Proto $scheme;',
  '  proxy_set_header X-Request-Id $request_id;',
  '  proxy_set_header Connection "";',
  ...Object.keys({ ...headers.every, ...headers.reserved }).map((name) => `  proxy_hide_header ${name};`),
  '}',
];

const move =
  (origin: string) =>
  ({ from, to }: Move): string =>
    `location = ${from} { return 301 "${origin}${to}${to.includes('?') ? '$more' : '$query'}"; }`;

/**
 * A redirect by query parameters. nginx has no “and”, so the names of the parameters that are there are written behind the path, and the
 * whole text is compared.
 */
const queryMove =
  (origin: string) =>
  ({ from, query, to }: QueryMove): string[] => [
    'set $asked $uri;',
    ...query.map((name) => `if ($arg_${name}) { set $asked "$asked?${name}"; }`),
    `if ($asked = ${quoted([from, ...query].join('?'))}) { return 302 "${origin}${fillPlaceholders(to, (name) => `$arg_${name}`)}"; }`,
  ];

/** Pages and files. */
const fileLocation = ['location / {', '  error_page 404 410 $missing;', '  try_files $uri.html $uri =404;', '}'];

/** With the headers of every answer too: a location with a header of its own inherits none. */
const shellLocation = ({ appShells, headers }: HostRules): string[] => [
  `location ~ "${pathsOf(appShells)}" {`,
  `  set $cache ${quoted(cacheOf(headers, 'revalidated'))};`,
  ...headerLines({ ...headers.every, ...headers.reserved, 'Cache-Control': '$cache' }, '  '),
  '  try_files $uri.html =404;',
  '}',
];

/**
 * What happens to an unknown path with a slash at its end. Only a path in our own spelling is handled, since it is the same before and
 * after decoding.
 */
const unknownSlash = ({ unknownSlash, origin, headers }: HostRules): string[] =>
  unknownSlash === 'missing'
    ? []
    : [
        `location ~ ${matching(`^${slashedSpelling}$`)} {`,
        `  set $cache ${quoted(cacheOf(headers, 'revalidated'))};`,
        `  return 301 "${origin}$1$query";`,
        '}',
      ];

/** Lines for a `server` block. Of the request only its query and a path that is spelled as ours are go into a Location. */
export const printNginxRules = (rules: HostRules, upstream: string): string =>
  [
    '# Directives for a server block whose root is dist/. `brotli_static on;` is in the block itself, since it needs a module.',
    'types {',
    ...Object.entries(mediaTypes).map(([ending, type]) => `  "${type}" ${ending};`),
    '}',
    `default_type ${unknownMediaType};`,
    'charset off;',
    'server_tokens off;',
    'gzip_static on;',
    'gzip_vary on;',
    ...variables(rules),
    ...headerLines(rules.headers.every),
    'add_header Cache-Control $cache always;',
    ...rules.queryMoves.flatMap(queryMove(rules.origin)),
    'error_page 404 410 $missing;',
    ...Object.values(rules.missing).flatMap((page) => [
      `location = ${page} {`,
      '  internal;',
      ...headerLines(
        { ...rules.headers.every, ...rules.headers.missing, 'Cache-Control': cacheOf(rules.headers, 'revalidated') },
        '  ',
      ),
      '}',
    ]),
    'location = / { try_files /index.html =404; }',
    ...fileLocation,
    ...rules.hidden.map((path) => `location = ${path} { return 404; }`),
    ...proxy(rules, upstream),
    ...Object.entries(refusals).flatMap((row) => refusal(rules, row)),
    ...unknownSlash(rules),
    `location ~ "${hiddenFiles}" { return 404; }`,
    ...shellLocation(rules),
    ...[...rules.redirects, ...rules.slashes].map(move(rules.origin)),
    ...rules.gone.flatMap((path) => [path, `${path}/`]).map((path) => `location = ${path} { return 410; }`),
    '',
  ].join('\n');
