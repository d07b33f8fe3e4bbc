import type { Headers, HostRules } from '../host-rules.ts';
import { apiFolder, apiPaths } from '../host-rules.ts';
import { assetFolders, pageFile, slashedSpelling } from '../served-file.ts';
import { filledBy, isRevalidated, otherEndings } from './host-facts.ts';

const headerRow = (source: string, headers: Headers): object => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

/** One row on each line. */
const list = (name: string, rows: readonly object[]): string =>
  `  ${JSON.stringify(name)}: [\n${rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n')}\n  ]`;

const proxy = (upstream: string): object[] => [
  { source: `${apiFolder}:path(.*)`, destination: `${upstream}${apiFolder}:path` },
  ...apiPaths.map((path) => ({ source: path, destination: upstream + path })),
];

/** Any other path of pages with a slash at its end, where it is spelled as ours are. The host wants the first slash apart. */
const unknownSlash = ({ unknownSlash }: HostRules): object[] =>
  unknownSlash === 'moved'
    ? [
        {
          source: `/:path((?!${apiFolder.slice(1)})${slashedSpelling.slice(2, -2)})/`,
          destination: '/:path',
          statusCode: 301,
        },
      ]
    : [];

/**
 * `vercel.json`. Every move is written out: the host's own tidying of slashes and endings copies the path of the request into the
 * address, so that `//other.example/` would lead to another site.
 */
export const vercelConfig = (rules: HostRules, upstream: string | null): string => {
  const { redirects, queryMoves, slashes, appShells, pages, headers } = rules;
  const rows = [
    ...queryMoves.map(({ from, query, to }) => ({
      source: from,
      has: query.map((key) => ({ type: 'query', key, value: `(?<${key}>.+)` })),
      destination: filledBy(to, (name) => `:${name}`),
      statusCode: 302,
    })),
    ...[...redirects, ...slashes].map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
    ...unknownSlash(rules),
  ];
  const rewrites = [
    ...(upstream === null ? [] : proxy(upstream)),
    ...[...pages, ...appShells].map((path) => ({ source: path, destination: pageFile(path) })),
  ];
  const headerRows = [
    headerRow('/(.*)', { ...headers.every, ...headers.revalidated }),
    ...otherEndings.map((ending) =>
      headerRow(`/(.*)\\.${ending}`, isRevalidated(ending) ? headers.revalidated : headers.file),
    ),
    ...assetFolders.map((folder) => headerRow(`${folder}(.*)`, headers.asset)),
    ...[...appShells, `${apiFolder}(.*)`].map((path) => headerRow(path, headers.reserved)),
  ];
  const lists = [list('redirects', rows), list('rewrites', rewrites), list('headers', headerRows)];
  return `{\n${lists.join(',\n')}\n}\n`;
};
