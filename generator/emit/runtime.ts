import type { GeneratedFile } from '../generated-file.ts';
import type { SitePlan } from '../plan/site-plan.ts';

/** The hand-written modules that generated code needs. */
export const emitRuntime = (plan: SitePlan): GeneratedFile[] =>
  plan.runtime.map(({ path, text }) => ({ path: `runtime/${path}`, text }));
