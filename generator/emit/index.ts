import type { GeneratedFile } from '../generated-file.ts';
import type { SitePlan } from '../plan/site-plan.ts';
import { emitRuntime } from './runtime.ts';

export type Emitter = (plan: SitePlan) => GeneratedFile[];

/** One emitter per artefact; the order does not matter, the writer sorts. */
export const emitters: readonly Emitter[] = [emitRuntime];
