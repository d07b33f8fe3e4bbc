import { assetFolders, datedFiles } from '#domain/hosting/served-file.ts';
import type { HostRules } from '../../plan/site-plan.ts';
import { type Headers, otherEndings } from './host-facts.ts';

/** `_redirects` of Cloudflare Pages. It takes no row for what is missing, and knows a rewritten file without its ending. */
export const cloudflareRedirects = ({ moves, slashes, shells }: HostRules): string =>
  [
    ...[...moves, ...slashes].map(({ from, to }) => `${from} ${to} 301`),
    ...shells.map(({ path, shell }) => `${path} ${shell.replace(/\.html$/, '')} 200`),
    '',
  ].join('\n');

const section = (path: string, headers: Headers): string[] => [
  path,
  ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
];

/** Values of several sections are joined; a name with an exclamation mark takes the earlier ones away. */
const instead = (path: string, headers: Headers): string[] => {
  const [first = '', ...rest] = section(path, headers);
  return [first, ...Object.keys(headers).map((name) => `  ! ${name}`), ...rest];
};

/** `_headers` of Cloudflare Pages. */
export const cloudflareHeaders = ({ headers, shells, withheld }: HostRules): string =>
  [
    ...section('/*', { ...headers.every, ...headers.asked }),
    ...otherEndings.flatMap((ending) => instead(`/*.${ending}`, ending === 'ics' ? headers.asked : headers.file)),
    ...datedFiles.flatMap((path) => instead(path, headers.asked)),
    ...assetFolders.flatMap((folder) => instead(`${folder}*`, headers.asset)),
    ...shells.flatMap(({ path }) => instead(path, headers.reserved)),
    ...withheld.flatMap((path) => instead(path, headers.missing)),
    '',
  ].join('\n');
