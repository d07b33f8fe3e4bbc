/** For whom browsers keep to https: the host of the site alone, its subdomains too, or both and that before the first visit. */
export type HstsScope = 'host' | 'subdomains' | 'preload';

export const hstsHeader = 'Strict-Transport-Security';

const additions: Readonly<Record<HstsScope, string>> = {
  host: '',
  subdomains: '; includeSubDomains',
  preload: '; includeSubDomains; preload',
};

/** The value of the header: that of the model, for the host alone, or the wider one that the owner has set. */
export const hstsValue = (ofHost: string, scope: HstsScope): string => ofHost + additions[scope];
