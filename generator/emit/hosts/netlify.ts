import { apiFolder, apiPaths, upstreamPlaceholder } from '#domain/hosting/api-paths.ts';
import { assetFolders, datedFiles } from '#domain/hosting/served-file.ts';
import type { HostRules } from '../../plan/site-plan.ts';
import type { Headers } from './host-facts.ts';

const text = (value: string): string => JSON.stringify(value);

interface Row {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

const redirect = ({ from, to, status }: Row): string =>
  `  { from = ${text(from)}, to = ${text(to)}, status = ${status}, force = ${status !== 404} },`;

const headerRow = (path: string, headers: Headers): string => {
  const values = Object.entries(headers).map(([name, value]) => `${name} = ${text(value)}`);
  return `  { for = ${text(path)}, values = { ${values.join(', ')} } },`;
};

/**
 * `netlify.toml`, a rule on each line. The host takes no notice of a slash at the end when it compares, so that a row for it would
 * lead to itself; it removes such a slash on its own. Of its own accord it asks for pages anew.
 */
export const netlifyConfig = ({ moves, gone, shells, missing, headers }: HostRules): string => {
  return [
    'redirects = [',
    redirect({ from: `${apiFolder}*`, to: `${upstreamPlaceholder}${apiFolder}:splat`, status: 200 }),
    ...apiPaths.map((path) => redirect({ from: path, to: upstreamPlaceholder + path, status: 200 })),
    ...moves.map(({ from, to }) => redirect({ from, to, status: 301 })),
    ...gone.map((from) => redirect({ from, to: missing.pl, status: 410 })),
    redirect({ from: '/en/*', to: missing.en, status: 404 }),
    redirect({ from: '/*', to: missing.pl, status: 404 }),
    ']',
    'headers = [',
    headerRow('/*', headers.every),
    ...datedFiles.map((path) => headerRow(path, headers.asked)),
    ...assetFolders.map((folder) => headerRow(`${folder}*`, headers.asset)),
    ...shells.map((path) => headerRow(path, headers.reserved)),
    ']',
    '',
  ].join('\n');
};
