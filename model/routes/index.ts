import type { Route } from '../schema/routes.ts';
import { courseRoutes } from './course-routes.ts';
import { emergencyRoutes } from './emergency-routes.ts';
import { pageRoutes } from './page-routes.ts';
import { reservedRoutes } from './reserved-routes.ts';

/** Every page of the site. A path without parameters wins over one with a type, and a type over an article. */
export const routes = [...courseRoutes, ...pageRoutes, ...emergencyRoutes, ...reservedRoutes] as const satisfies readonly Route[];
