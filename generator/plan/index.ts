import type { Loaded } from '../load/loaded.ts';

export type SitePlan = { readonly runtime: Loaded['runtime'] };

export const planSite = (loaded: Loaded): SitePlan => ({ runtime: loaded.runtime });
