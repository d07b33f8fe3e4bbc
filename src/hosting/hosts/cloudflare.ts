import { apiFolder, type Headers, type HostRules } from '../host-rules.ts';
import { assetFolders, freshnessPatterns, mediaTypes } from '../served-file.ts';

/** Whether browsers revalidate files with this ending on every request. */
const isRevalidated = (ending: string): boolean => new RegExp(freshnessPatterns.revalidated).test(`.${ending}`);

/** Endings of files that are no pages: the host chooses headers by the address alone, and sets media types itself. */
const otherEndings = Object.keys(mediaTypes).filter((ending) => ending !== 'html');

/** `_redirects` of Cloudflare Pages. It takes no row for what is missing. */
export const printCloudflareRedirects = ({ redirects, slashes }: HostRules): string =>
  [...[...redirects, ...slashes].map(({ from, to }) => `${from} ${to} 301`), ''].join('\n');

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
export const printCloudflareHeaders = ({ headers, appShells, hidden }: HostRules): string =>
  [
    ...section('/*', { ...headers.every, ...headers.revalidated }),
    ...otherEndings.flatMap((ending) =>
      instead(`/*.${ending}`, isRevalidated(ending) ? headers.revalidated : headers.file),
    ),
    ...assetFolders.flatMap((folder) => instead(`${folder}*`, headers.asset)),
    ...[...appShells, `${apiFolder}*`].flatMap((path) => instead(path, headers.reserved)),
    ...hidden.flatMap((path) => instead(path, headers.missing)),
    '',
  ].join('\n');
