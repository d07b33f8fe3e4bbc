import type { Headers } from './host-rules.ts';
import { type HstsScope, hstsHeader, hstsValue } from './hsts.ts';

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
export const planHeaders = (every: Headers, settings: HeaderSettings): Headers => ({
  ...every,
  [policyHeader]: planPolicy(every[policyHeader] ?? '', settings),
  [hstsHeader]: hstsValue(every[hstsHeader] ?? '', settings.hsts),
});
