import { matchRoutes } from 'react-router';
import type { PageData } from '#domain/pages/page.ts';
import { routeTable } from '#generated/routes/routes.ts';

const firstSegment = (path: string): string => path.split('/', 2)[1] ?? '';

const routes = routeTable.map(({ id, locale, pattern }) => ({
  id: `${locale}:${id}:${pattern}`,
  path: pattern,
  first: firstSegment(pattern),
}));

/** Routes that begin with another fixed segment cannot match; leaving them out saves the router most of its work. */
const candidates = (path: string): typeof routes => {
  const first = firstSegment(path);
  return routes.filter((route) => route.first === first || route.first.startsWith(':'));
};

/** Stops the build when the router would show another page under this path than the page list says. */
export const checkRoute = (page: PageData): void => {
  const match = matchRoutes(candidates(page.path), page.path)?.at(-1);
  if (match?.route.id.startsWith(`${page.locale}:${page.route}:`) === true) return;
  throw new Error(
    `The path ${page.path} belongs to the route ${page.locale}:${page.route}, but the router finds ${match?.route.id ?? 'none'}; ` +
      'mend the pattern of one of them in the model and generate again.',
  );
};
