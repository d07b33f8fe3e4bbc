import { matchRoutes } from 'react-router';
import { routeTable } from '#generated/routes/routes.ts';
import type { PageData } from '#generated/runtime/page-data.ts';

const routes = routeTable.map(({ id, locale, pattern }) => ({ id: `${locale}:${id}:${pattern}`, path: pattern }));

/** Stops the build when the router would show another page under this path than the page list says. */
export const checkRoute = (page: PageData): void => {
  const match = matchRoutes(routes, page.path)?.at(-1);
  if (match?.route.id?.startsWith(`${page.locale}:${page.route}:`) === true) return;
  throw new Error(
    `The path ${page.path} belongs to the route ${page.locale}:${page.route}, but the router finds ${match?.route.id ?? 'none'}; ` +
      'mend the pattern of one of them in the model and generate again.',
  );
};
