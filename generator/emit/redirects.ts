import { printHostFiles, upstreamPlaceholder } from '#domain/hosting/hosts/print-host-files.ts';
import type { SitePlan } from '../plan/site-plan.ts';
import type { GeneratedFile } from './generated-file.ts';
import { compactJson, jsonText } from './json-text.ts';

/** A hidden file would be passed over in a review. */
const reviewedName = (name: string): string => name.replace(/^\./, '');

/** Moves, rewrites and headers for every kind of host as a reviewer reads them, and as plain data for the server of ours. */
export const emitRedirects = ({ host }: SitePlan): GeneratedFile[] => {
  const permanent = 301;
  const data = {
    redirects: host.redirects.map((redirect) => ({ ...redirect, status: permanent })),
    gone: host.gone.map((path) => ({ path })),
  };
  const reviewed = printHostFiles(host, { origin: host.origin, hsts: 'host', upstream: upstreamPlaceholder });
  return [
    { path: 'redirects/redirects.json', text: jsonText(data) },
    ...Object.entries(reviewed).map(([name, text]) => ({ path: `redirects/${reviewedName(name)}`, text })),
    { path: 'headers/headers.json', text: jsonText(host.headers) },
  ];
};

/** The same rules for a build, which prints them with its settings. */
export const emitHostRules = ({ host }: SitePlan): GeneratedFile[] => [
  { path: 'host-rules.json', text: compactJson(host) },
];
