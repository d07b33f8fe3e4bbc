import type { Headers, HostRules } from '../host-rules.ts';
import { apiFolder, apiPaths } from '../host-rules.ts';
import { assetFolders } from '../served-file.ts';
import { filledBy } from './host-facts.ts';

const text = (value: string): string => JSON.stringify(value);

interface Row {
  readonly query?: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

const redirect = ({ from, query = [], to, status }: Row): string =>
  `  { from = ${text(from)}, ${queryOf(query)}to = ${text(to)}, status = ${status}, force = ${status !== 404} },`;

const queryOf = (names: readonly string[]): string =>
  names.length === 0 ? '' : `query = { ${names.map((name) => `${name} = ":${name}"`).join(', ')} }, `;

const headerRow = (path: string, headers: Headers): string => {
  const values = Object.entries(headers).map(([name, value]) => `${name} = ${text(value)}`);
  return `  { for = ${text(path)}, values = { ${values.join(', ')} } },`;
};

const proxy = (upstream: string): string[] => [
  redirect({ from: `${apiFolder}*`, to: `${upstream}${apiFolder}:splat`, status: 200 }),
  ...apiPaths.map((path) => redirect({ from: path, to: upstream + path, status: 200 })),
];

/**
 * `netlify.toml`, a rule on each line. The host takes no notice of a slash at the end when it compares, so that a row for it would
 * lead to itself; it removes such a slash on its own. It revalidates pages by itself.
 */
export const netlifyConfig = (
  { redirects, queryMoves, gone, appShells, missing, headers }: HostRules,
  upstream: string | null,
): string => {
  return [
    'redirects = [',
    ...(upstream === null ? [] : proxy(upstream)),
    ...queryMoves.map((row) => redirect({ ...row, to: filledBy(row.to, (name) => `:${name}`), status: 302 })),
    ...redirects.map(({ from, to }) => redirect({ from, to, status: 301 })),
    ...gone.map((from) => redirect({ from, to: missing.pl, status: 410 })),
    redirect({ from: '/en/*', to: missing.en, status: 404 }),
    redirect({ from: '/*', to: missing.pl, status: 404 }),
    ']',
    'headers = [',
    headerRow('/*', headers.every),
    ...assetFolders.map((folder) => headerRow(`${folder}*`, headers.asset)),
    ...[...appShells, `${apiFolder}*`].map((path) => headerRow(path, headers.reserved)),
    ']',
    '',
  ].join('\n');
};
