import type { Route } from '../schema/routes.ts';

/** The values of a route that its row does not override: below the home page, without a query, in no group of its own. */
export const ordinaryPage = { parent: 'home', query: [], group: 'other' } as const satisfies Partial<Route>;
