import type { SitePlan } from '../../plan/site-plan.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { jsonText } from '../json-text.ts';
import { apacheRules } from './apache.ts';
import { caddyRules } from './caddy.ts';
import { cloudflareHeaders, cloudflareRedirects } from './cloudflare.ts';
import { netlifyConfig } from './netlify.ts';
import { nginxRules } from './nginx.ts';
import { vercelConfig } from './vercel.ts';

/** Moves, rewrites and headers for every kind of host, and as plain data for the server of ours (design section 6). */
export const emitRedirects = ({ host }: SitePlan): GeneratedFile[] => {
  const permanent = 301;
  const data = {
    canonicalHost: host.origin,
    redirects: host.moves.map((move) => ({ ...move, status: permanent })),
    gone: host.gone.map((path) => ({ path })),
    known: [...host.pages, ...host.shells],
    reserved: host.shells,
  };
  return [
    { path: 'redirects/redirects.json', text: jsonText(data) },
    { path: 'redirects/nginx.conf', text: nginxRules(host) },
    { path: 'redirects/Caddyfile', text: caddyRules(host) },
    { path: 'redirects/htaccess', text: apacheRules(host) },
    { path: 'redirects/_redirects', text: cloudflareRedirects(host) },
    { path: 'redirects/_headers', text: cloudflareHeaders(host) },
    { path: 'redirects/netlify.toml', text: netlifyConfig(host) },
    { path: 'redirects/vercel.json', text: vercelConfig(host) },
    { path: 'headers/headers.json', text: jsonText(host.headers) },
  ];
};
