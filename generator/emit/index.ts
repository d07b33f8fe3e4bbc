import type { GeneratedFile } from '../generated-file.ts';
import type { SitePlan } from '../plan/index.ts';

export type Emitter = (plan: SitePlan) => GeneratedFile[];

export const emitters: readonly Emitter[] = [
  (plan) => plan.runtime.map(({ path, text }) => ({ path: `runtime/${path}`, text })),
];
