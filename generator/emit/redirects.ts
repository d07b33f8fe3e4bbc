import type { SitePlan } from '../plan/site-plan.ts';
import type { GeneratedFile } from './generated-file.ts';
import { formatCompactJson, formatJson } from './json-text.ts';

/** Redirects, rewrites and headers as JSON that people review and our server reads. */
export const emitRedirects = ({ host }: SitePlan): GeneratedFile[] => {
  const permanent = 301;
  const data = {
    redirects: host.redirects.map((redirect) => ({ ...redirect, status: permanent })),
    unknownSlash: host.unknownSlash,
    queryMoves: host.queryMoves,
    gone: host.gone.map((path) => ({ path })),
  };
  return [
    { path: 'redirects/redirects.json', text: formatJson(data) },
    { path: 'headers/headers.json', text: formatJson(host.headers) },
  ];
};

/** The rules for every kind of host; the build prints them with its settings. */
export const emitHostRules = ({ host }: SitePlan): GeneratedFile[] => [
  { path: 'host-rules.json', text: formatCompactJson(host) },
];
