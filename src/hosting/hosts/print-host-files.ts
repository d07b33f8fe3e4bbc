import type { HostRules } from '../host-rules.ts';
import { applySettingsToHeaders, type HeaderSettings } from '../response-headers.ts';
import { printCloudflareHeaders, printCloudflareRedirects } from './cloudflare.ts';
import { printNginxRules } from './nginx.ts';

/** What is decided when the site is built. */
export interface HostSettings extends HeaderSettings {
  /** Where the host finds our backend. */
  readonly upstream: string;
}

/** The configuration of every kind of host by the name of its file. */
export const printHostFiles = (planned: HostRules, settings: HostSettings): Readonly<Record<string, string>> => {
  const { origin, upstream } = settings;
  const headers = { ...planned.headers, every: applySettingsToHeaders(planned.headers.every, settings) };
  const rules = { ...planned, origin, headers };
  return {
    'nginx.conf': printNginxRules(rules, upstream),
    _redirects: printCloudflareRedirects(rules),
    _headers: printCloudflareHeaders(rules),
  };
};
