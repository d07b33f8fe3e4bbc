import type { Gone } from '../schema/routes.ts';

/** Addresses that are gone for good. None yet: the site has not been published. */
export const gone = [] as const satisfies readonly Gone[];
