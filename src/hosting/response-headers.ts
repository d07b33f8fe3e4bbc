import type { Headers } from './host-rules.ts';

/** For whom browsers keep to https: the host of the site alone, its subdomains too, or both and that before the first visit. */
export type HstsScope = 'host' | 'subdomains' | 'preload';

const hstsHeader = 'Strict-Transport-Security';

const additions: Readonly<Record<HstsScope, string>> = {
  host: '',
  subdomains: '; includeSubDomains',
  preload: '; includeSubDomains; preload',
};

/** The value of the header: that of the model, for the host alone, or the wider one that the owner has set. */
const hstsValue = (ofHost: string, scope: HstsScope): string => ofHost + additions[scope];

const policyHeader = 'Content-Security-Policy';
const upgrade = 'upgrade-insecure-requests';
const connect = "connect-src 'self'";

/** What the settings of a build or a start decide about the headers of every answer. */
export interface HeaderSettings {
  /** Scheme and host of the site. */
  readonly origin: string;
  readonly hsts: HstsScope;
  /** Scheme and host of everything elsewhere that pages send requests to. */
  readonly connectOrigins?: readonly string[];
}

/** A site on plain http cannot make browsers upgrade its own requests. */
const planPolicy = (policy: string, { origin, connectOrigins = [] }: HeaderSettings): string => {
  const directives = policy.split('; ');
  if (connectOrigins.length > 0 && !directives.includes(connect))
    throw new Error(`The ${policyHeader} of the model has no directive “${connect}” to extend: ${policy}`);
  return directives
    .filter((directive) => directive !== upgrade || origin.startsWith('https:'))
    .map((directive) => (directive === connect ? [connect, ...connectOrigins].join(' ') : directive))
    .join('; ');
};

/** The headers of the model with the settings put in. */
export const applySettingsToHeaders = (every: Headers, settings: HeaderSettings): Headers => ({
  ...every,
  [policyHeader]: planPolicy(every[policyHeader] ?? '', settings),
  [hstsHeader]: hstsValue(every[hstsHeader] ?? '', settings.hsts),
});
