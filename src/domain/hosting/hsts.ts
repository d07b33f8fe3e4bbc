/** For whom browsers keep to https: the host of the site alone, its subdomains too, or both and that before the first visit. */
export type HstsScope = 'host' | 'subdomains' | 'preload';

export const hstsHeader = 'Strict-Transport-Security';

const additions: Readonly<Record<HstsScope, string>> = {
  host: '',
  subdomains: '; includeSubDomains',
  preload: '; includeSubDomains; preload',
};

/** The value of the header: that of the model, which speaks of the host alone, and what the owner asks for besides. */
export const hstsValue = (ofHost: string, scope: HstsScope): string => ofHost + additions[scope];
