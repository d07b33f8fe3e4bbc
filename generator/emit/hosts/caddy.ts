import type { HostRules } from '../../plan/site-plan.ts';

const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const headerBlock = (matcher: string, headers: Readonly<Record<string, string>>): string[] => [
  `header${matcher} {`,
  ...Object.entries(headers).map(([name, value]) => `  ${name} ${quoted(value)}`),
  '}',
];

/** Lines for a Caddy site block whose root is dist/. */
export const caddyRules = ({ origin, moves, slashes, gone, shells, headers }: HostRules): string =>
  [
    '# Lines for a site block; set `root * dist` before them.',
    ...headerBlock('', headers.every),
    '@assets path /assets/*',
    ...headerBlock(' @assets', headers.asset),
    `@application path ${shells.join(' ')}`,
    ...headerBlock(' @application', headers.reserved),
    'route {',
    ...[...moves, ...slashes].flatMap(({ from, to }) => [
      `  redir ${from} ${origin}${to}${to.includes('?') ? '' : '{http.request.orig_uri.prefixed_query}'} 301`,
    ]),
    ...gone.map((path) => `  respond ${path} 410`),
    '  try_files {path}.html {path}',
    '  file_server { precompressed br gzip }',
    '}',
    'handle_errors {',
    '  @english path /en /en/*',
    '  rewrite @english /en/404.html',
    '  rewrite /404.html',
    '  file_server',
    '}',
    '',
  ].join('\n');
