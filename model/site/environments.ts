import type { EnvironmentId } from '#settings/settings.ts';
import type { Environment } from '../schema/site.ts';
import { clause } from '../source.ts';

const source = clause('2.50');

/** Only production is open to search engines, and only there what is not known yet is left out (C130). */
export const environments = [
  { id: 'alfa', indexable: false, showsPlaceholders: true, hasChat: true, source },
  { id: 'internal', indexable: false, showsPlaceholders: true, hasChat: true, source },
  { id: 'production', indexable: true, showsPlaceholders: false, hasChat: false, source },
] as const satisfies readonly (Environment & { readonly id: EnvironmentId })[];
