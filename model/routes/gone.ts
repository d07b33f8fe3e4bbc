import type { Gone } from '../schema/routes.ts';
import { register } from '../source.ts';

const reason = 'The audit of the rules is a folder that an auditor is given; a public site has no page for it.';

/** Addresses that are gone for good. */
export const gone = [
  { path: '/audyt', reason, source: register('C175') },
  { path: '/en/audit', reason, source: register('C175') },
] as const satisfies readonly Gone[];
