import type { Headers, HostRules } from '../host-rules.ts';
import { apiFolder, apiPaths } from '../host-rules.ts';
import { addressSpelling, freshnessPatterns, mediaTypes, slashedSpelling, unknownMediaType } from '../served-file.ts';
import { cacheOf, filledBy, hiddenFiles, pathsOf, quoted } from './host-facts.ts';

/** A regular expression, whose backslashes stay. */
const matching = (pattern: string): string => `\`${pattern}\``;

const headerBlock = (matcher: string, headers: Headers): string[] => [
  `header${matcher} {`,
  ...Object.entries(headers).map(([name, value]) => `  ${name} ${quoted(value)}`),
  '}',
];

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

/** Where a path moves, and what joins the query of the request to it. */
const redirects = ({ redirects, slashes, gone }: HostRules): string[] => [
  'map {http.request.uri.path} {target} {joint} {',
  ...[...redirects, ...slashes].map(({ from, to }) => `  ${from} ${to} ${to.includes('?') ? '&' : '?'}`),
  '  default "" ""',
  '}',
  '@movedWithQuery {',
  '  expression {target} != ""',
  `  vars_regexp query {http.request.uri} ${matching('^[^?]*\\?(.*)$')}`,
  '}',
  '@moved expression {target} != ""',
  ...(gone.length === 0
    ? []
    : [`@gone path ${gone.flatMap((path) => [path, `${path}/`]).join(' ')}`, 'error @gone 410']),
];

const unknownSlash = ({ unknownSlash, origin }: HostRules): string[] =>
  unknownSlash === 'missing'
    ? []
    : [
        `@slashed vars_regexp slashed {http.request.uri} ${matching(`^${slashedSpelling}(\\?.*)?$`)}`,
        `redir @slashed ${origin}{http.regexp.slashed.1}{http.regexp.slashed.2} 301`,
      ];

/** In an expression, since parameters of a `query` matcher are alternatives. */
const queryMoves = ({ queryMoves, origin }: HostRules): string[] =>
  queryMoves.flatMap(({ from, query, to }, index) => [
    `@asked${index} expression ${[
      `{http.request.uri.path} == ${quoted(from)}`,
      ...query.map((name) => `{http.request.uri.query.${name}} != ""`),
    ].join(' && ')}`,
    `redir @asked${index} ${origin}${filledBy(to, (name) => `{http.request.uri.query.${name}}`)} 302`,
  ]);

/** The backend sends the headers of every answer itself; those of this file take their place, also when it is away. */
const proxy = ({ headers }: HostRules, upstream: string): string[] => [
  `@api path ${apiFolder}* ${apiPaths.join(' ')}`,
  ...headerBlock(' @api', headers.reserved),
  `reverse_proxy @api ${upstream} {`,
  '  header_up X-Request-Id {http.request.uuid}',
  ...Object.keys({ ...headers.every, ...headers.reserved }).map((name) => `  header_down -${name}`),
  '}',
];

/** From here on the path is that of a file. */
const files = ({ headers, hidden, appShells }: HostRules): string[] => [
  '@hidden {',
  `  path_regexp ${matching(hiddenFiles)}`,
  '  not path /',
  '}',
  'error @hidden 404',
  `@withheld path ${hidden.join(' ')}`,
  'error @withheld 404',
  `@shell path_regexp ${matching(pathsOf(appShells))}`,
  ...headerBlock(' @shell', headers.reserved),
  'rewrite / /index.html',
  '@page path_regexp ^[^.]+$',
  'rewrite @page {http.request.uri.path}.html',
  '@file path_regexp \\.[a-z0-9]+$',
  `header @file Cache-Control ${quoted(cacheOf(headers, 'file'))}`,
  `@revalidated path_regexp ${matching(freshnessPatterns.revalidated)}`,
  `header @revalidated Cache-Control ${quoted(cacheOf(headers, 'revalidated'))}`,
  `@asset path_regexp ${matching(freshnessPatterns.asset)}`,
  `header @asset Cache-Control ${quoted(cacheOf(headers, 'asset'))}`,
  'map {http.request.uri.path} {type} {',
  ...Object.entries(mediaTypes).map(([ending, type]) => `  ~\\.${ending}$ ${quoted(type)}`),
  `  default ${unknownMediaType}`,
  '}',
  'header Content-Type {type}',
  ...sending,
];

const sending = [
  '@compressed file {http.request.uri.path}.gz',
  'header @compressed {',
  '  Vary Accept-Encoding',
  '  defer',
  '}',
  'file_server {',
  '  precompressed br gzip',
  '  disable_canonical_uris',
  '}',
];

const errors = ({ headers, missing }: HostRules): string[] => [
  'handle_errors {',
  '  route {',
  ...indented(
    indented([
      ...headerBlock('', {
        ...headers.missing,
        'Cache-Control': cacheOf(headers, 'revalidated'),
        'Content-Type': mediaTypes.html ?? '',
      }),
      '@english vars_regexp {http.request.orig_uri} ^/en(?:[/?]|$)',
      `rewrite * ${missing.pl}`,
      `rewrite @english ${missing.en}`,
      ...sending,
    ]),
  ),
  '  }',
  '}',
];

/** Lines for a Caddy site block whose root is dist/. The tidying of paths by the host is off: it redirects off the site. */
export const caddyRules = (rules: HostRules, upstream: string): string =>
  [
    '# Lines for a site block; set `root * dist` before them.',
    ...headerBlock('', rules.headers.every),
    'header -Server',
    'route {',
    ...indented([
      ...proxy(rules, upstream),
      `header Cache-Control ${cacheOf(rules.headers, 'revalidated')}`,
      `@misspelt not vars_regexp {http.request.uri} ${matching(`^${addressSpelling}(?:\\?|$)`)}`,
      'error @misspelt 404',
      ...queryMoves(rules),
      ...redirects(rules),
      `redir @movedWithQuery ${rules.origin}{target}{joint}{http.regexp.query.1} 301`,
      `redir @moved ${rules.origin}{target} 301`,
      ...unknownSlash(rules),
      ...files(rules),
    ]),
    '}',
    ...errors(rules),
    '',
  ].join('\n');
