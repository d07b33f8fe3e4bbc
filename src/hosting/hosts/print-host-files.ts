import type { HostRules } from '../host-rules.ts';
import { type HeaderSettings, headersWithSettings } from '../response-headers.ts';
import { cloudflareHeaders, cloudflareRedirects } from './cloudflare.ts';
import { nginxRules } from './nginx.ts';

/** What is decided when the site is built. */
export interface HostSettings extends HeaderSettings {
  /** Where the host finds our backend. */
  readonly upstream: string;
}

/** The configuration of every kind of host by the name of its file. */
export const printHostFiles = (planned: HostRules, settings: HostSettings): Readonly<Record<string, string>> => {
  const { origin, upstream } = settings;
  const headers = { ...planned.headers, every: headersWithSettings(planned.headers.every, settings) };
  const rules = { ...planned, origin, headers };
  return {
    'nginx.conf': nginxRules(rules, upstream),
    _redirects: cloudflareRedirects(rules),
    _headers: cloudflareHeaders(rules),
  };
};
