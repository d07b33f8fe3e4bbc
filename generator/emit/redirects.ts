import type { SitePlan } from '../plan/site-plan.ts';
import type { GeneratedFile } from './generated-file.ts';
import { formatCompactJson, formatJson } from './json-text.ts';

/** Redirects, rewrites and headers as reviewable JSON, which our server reads too. */
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

/** The rules of every kind of host for a build, which prints them with its settings. */
export const emitHostRules = ({ host }: SitePlan): GeneratedFile[] => [
  { path: 'host-rules.json', text: formatCompactJson(host) },
];
