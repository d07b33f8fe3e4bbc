import { type StartedSite, startSite } from '../started-site.ts';

export type InternalSite = StartedSite;

/** The audit pages as the internal environment has them, served by a program of their own. */
export const startInternalSite = (): Promise<InternalSite> => startSite('audit/serve-internal-site.ts');
