import type { Headers, HostRules } from '../host-rules.ts';
import { apiFolder, apiPaths } from '../host-rules.ts';
import { addressSpelling, type Freshness, freshnessPatterns, mediaTypes, slashedSpelling } from '../served-file.ts';
import { cacheOf, filledBy, hiddenFiles, pathsOf } from './host-facts.ts';

const pattern = (path: string): string => `^${path.slice(1).replaceAll(/[.+?]/g, '\\$&')}$`;
const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;

const headerLines = (headers: Headers, condition = ''): string[] =>
  Object.entries(headers).map(([name, value]) => `Header always set ${name} ${quoted(value)}${condition}`);

const when = (expression: string): string => ` "expr=${expression}"`;
const anyApiPath = `^(?:${apiFolder}|(?:${apiPaths.join('|')})$)`;
const ofApi = `%{REQUEST_URI} =~ m#${anyApiPath}#`;
const ofSite = `! %{REQUEST_URI} =~ m#${anyApiPath}#`;
/** The file that is sent may be the compressed copy. */
const forFiles = (regularExpression: string): string =>
  when(`${ofSite} && %{REQUEST_URI} =~ m#${regularExpression.replaceAll('$', '(?:\\.(?:br|gz))?$')}#`);

const errorPage = '^(?:/en)?/404\\.html$';

const basics = ({ missing }: HostRules): string[] => [
  'Options -Indexes -MultiViews',
  'DirectorySlash Off',
  'DirectoryIndex disabled',
  'AddDefaultCharset Off',
  ...Object.entries(mediaTypes).map(([ending, type]) => `AddType ${quoted(type)} .${ending}`),
  'RemoveType .br .gz',
  'RemoveLanguage .br',
  'AddEncoding br .br',
  'AddEncoding gzip .gz',
  ...[404, 410].map((status) => `ErrorDocument ${status} ${missing.pl}`),
  '<If "%{REQUEST_URI} =~ m#^/en(?:/|$)#">',
  ...[404, 410].map((status) => `  ErrorDocument ${status} ${missing.en}`),
  '</If>',
];

const headers = ({ headers: sets }: HostRules): string[] => {
  const cache = (kind: Freshness): Headers => ({ 'Cache-Control': cacheOf(sets, kind) });
  const compressed = "-n reqenv('COMPRESSED') || -n reqenv('REDIRECT_COMPRESSED')";
  return [
    'RequestHeader unset X-Request-Id',
    ...[...Object.keys({ ...sets.every, ...sets.reserved }), 'Vary'].map((name) => `Header onsuccess unset ${name}`),
    ...headerLines(sets.every),
    ...headerLines(cache('revalidated'), when(ofSite)),
    ...headerLines(cache('file'), forFiles('\\.[a-z0-9]+$')),
    ...headerLines(cache('revalidated'), forFiles(freshnessPatterns.revalidated)),
    ...headerLines(cache('asset'), forFiles(freshnessPatterns.asset)),
    ...headerLines(cache('revalidated'), when(`${ofSite} && %{REQUEST_URI} =~ m#/$#`)),
    ...headerLines(sets.reserved, ' env=REDIRECT_APPLICATION'),
    ...headerLines(sets.reserved, when(ofApi)),
    ...headerLines(sets.missing, forFiles(errorPage)),
    ...headerLines({ Vary: 'Accept-Encoding' }, when(compressed)),
    ...headerLines({ Vary: 'Accept-Encoding' }, forFiles(errorPage)),
  ];
};

/** The file of a path is chosen in `FILE`, then sent as the visitor's browser takes it. */
const files = ({ appShells, hidden }: HostRules): string[] => [
  `RewriteCond %{REQUEST_URI} "${hiddenFiles}|${pathsOf(hidden)}"`,
  'RewriteCond %{REQUEST_URI} !^/$',
  'RewriteRule ^ - [R=404,L]',
  'RewriteRule ^ - [E=FILE:%{REQUEST_URI}]',
  'RewriteRule ^[^.]+$ - [E=FILE:/$0.html]',
  'RewriteRule ^$ - [E=FILE:/index.html]',
  `RewriteRule ${pathsOf(appShells.map((path) => path.slice(1)))} - [E=APPLICATION:1]`,
  'RewriteCond %{DOCUMENT_ROOT}%{ENV:FILE} !-f',
  'RewriteRule ^ - [R=404,L]',
  'RewriteCond %{DOCUMENT_ROOT}%{ENV:FILE}.gz -f',
  'RewriteRule ^ - [E=COMPRESSED:1]',
  ...[
    ['br', 'br'],
    ['gzip', 'gz'],
  ].flatMap(([name, ending]) => [
    'RewriteCond %{ENV:COMPRESSED} =1',
    `RewriteCond %{HTTP:Accept-Encoding} \\b${name}\\b(?!;\\s*q=0(?:\\.0*)?(?:,|$))`,
    `RewriteRule ^ %{ENV:FILE}.${ending} [END]`,
  ]),
  'RewriteRule ^ %{ENV:FILE} [END]',
];

/** A condition remembers what the last one has matched alone: the values go through variables. */
const queryMoves = ({ queryMoves, origin }: HostRules): string[] =>
  queryMoves.flatMap(({ from, query, to }) => [
    ...query.flatMap((name) => [
      `RewriteCond %{QUERY_STRING} "(?:^|&)${name}=([^&]+)"`,
      `RewriteRule ${pattern(from)} - [E=ASKED_${name}:%1]`,
    ]),
    ...query.map((name) => `RewriteCond %{ENV:ASKED_${name}} .`),
    `RewriteRule ${pattern(from)} ${origin}${filledBy(to, (name) => `%{ENV:ASKED_${name}}`)} [R=302,L,NE]`,
  ]);

/** Rules see the path without its first slash. */
const unknownSlash = ({ unknownSlash, origin }: HostRules): string[] =>
  unknownSlash === 'moved' ? [`RewriteRule ^${slashedSpelling.replace('(/', '(')}$ ${origin}/$1 [R=301,L,NE]`] : [];

/** The `.htaccess` of dist/. A path is compared as it was typed; only the error page comes a second time. */
export const apacheRules = (rules: HostRules, upstream: string): string =>
  [
    '# Lines for the .htaccess of dist/, or for its <Directory>. In the host: AllowEncodedSlashes NoDecode',
    ...basics(rules),
    'RewriteEngine On',
    'RewriteCond %{ENV:REDIRECT_STATUS} .',
    'RewriteRule ^ - [END]',
    '<IfModule mod_proxy_http.c>',
    `  RewriteCond %{THE_REQUEST} "^[A-Z]+ ${anyApiPath.slice(1).replace('$)', '[? ])')}"`,
    `  RewriteRule ^.*$ ${upstream}/$0 [P,END]`,
    '</IfModule>',
    `RewriteCond %{THE_REQUEST} "!^[A-Z]+ (?:https?://[^/? ]*)?${addressSpelling}(?:\\?[^ ]*)? HTTP/"`,
    'RewriteRule ^ - [R=404,L]',
    ...queryMoves(rules),
    ...[...rules.redirects, ...rules.slashes].map(
      ({ from, to }) =>
        `RewriteRule ${pattern(from)} ${rules.origin}${to} [R=301,L,NE${to.includes('?') ? ',QSA' : ''}]`,
    ),
    ...rules.gone.map((path) => `RewriteRule ${pattern(path).replace(/\$$/, '/?$')} - [G,L]`),
    ...unknownSlash(rules),
    ...files(rules),
    ...headers(rules),
    '',
  ].join('\n');
