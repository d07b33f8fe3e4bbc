import type { HostRules } from '../host-rules.ts';
import { type HeaderSettings, planHeaders } from '../response-headers.ts';
import { apacheRules } from './apache.ts';
import { caddyRules } from './caddy.ts';
import { cloudflareHeaders, cloudflareRedirects } from './cloudflare.ts';
import { netlifyConfig } from './netlify.ts';
import { nginxRules } from './nginx.ts';
import { vercelConfig } from './vercel.ts';

/** What is decided when the site is built. */
export interface HostSettings extends HeaderSettings {
  /** Where the host finds our backend. */
  readonly upstream: string;
}

/** The configuration of every kind of host by the name of its file. */
export const printHostFiles = (planned: HostRules, settings: HostSettings): Readonly<Record<string, string>> => {
  const { origin, upstream } = settings;
  const headers = { ...planned.headers, every: planHeaders(planned.headers.every, settings) };
  const rules = { ...planned, origin, headers };
  // Hosts elsewhere pass requests on to an address that the whole world reaches, or not at all.
  const reachable = upstream.startsWith('https:') ? upstream : null;
  return {
    'nginx.conf': nginxRules(rules, upstream),
    Caddyfile: caddyRules(rules, upstream),
    '.htaccess': apacheRules(rules, upstream),
    _redirects: cloudflareRedirects(rules),
    _headers: cloudflareHeaders(rules),
    'netlify.toml': netlifyConfig(rules, reachable),
    'vercel.json': vercelConfig(rules, reachable),
  };
};
