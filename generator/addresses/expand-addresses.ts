import type { Locale } from '#domain/locale.ts';
import { compareText } from '#domain/texts/compare-text.ts';
import type { Facts } from '#model/schema/model.ts';
import type { Redirect, Route } from '#model/schema/routes.ts';
import type { Address, Places, PlannedRedirect } from './address.ts';

interface Around {
  readonly facts: Facts;
  readonly locale: Locale;
}

/** A path template with the slug of its type, its city and its article filled in. */
export const fillPath = (template: string, places: Places, { facts, locale }: Around): string => {
  const type = facts.courseTypes.find(({ id }) => id === places.type);
  return template
    .replaceAll('{type}', type?.slug[locale] ?? '')
    .replaceAll('{city}', places.city ?? '')
    .replaceAll('{article}', places.article ?? '');
};

/** The file name of a page: `/en/contact` is `en--contact`, the home page `pl--index`. */
export const keyOf = (path: string, locale: Locale): string => {
  const inner = (locale === 'pl' ? path : path.replace(/^\/en(?=\/|$)/, '')).slice(1).replace(/^\//, '');
  return `${locale}--${inner === '' ? 'index' : inner.replaceAll('/', '--')}`;
};

/** A type that does not exist has no slug and so no address; its reference is reported as dangling. */
export const knownTypes = (types: readonly string[], facts: Facts): readonly string[] =>
  types.filter((type) => facts.courseTypes.some(({ id }) => id === type));

const combinations = (
  route: Pick<Route, 'types' | 'cities'>,
  places: { readonly articles: readonly string[]; readonly template: string; readonly facts: Facts },
): readonly Places[] => {
  const { articles, template, facts } = places;
  const types = template.includes('{type}') ? knownTypes(route.types ?? [], facts) : [null];
  const cities = template.includes('{city}') ? (route.cities ?? []) : [null];
  const systems = template.includes('{article}') ? articles : [null];
  return types.flatMap((type) => cities.flatMap((city) => systems.map((article) => ({ type, city, article }))));
};

/** Every address of the site, reserved ones included, in the order of the routes. */
export const planAddresses = (
  facts: Facts,
  articles: Readonly<Record<Locale, readonly string[]>>,
): readonly Address[] =>
  facts.routes.flatMap((route) =>
    facts.locales.all.flatMap((locale) => {
      const template = route.path[locale];
      if (template === undefined) return [];
      return combinations(route, { articles: articles[locale], template, facts }).map(
        ({ type = null, city = null, article = null }) => {
          const path = fillPath(template, { type, city, article }, { facts, locale });
          return { key: keyOf(path, locale), path, locale, route, kind: route.kind, type, city, article };
        },
      );
    }),
  );

/** The moves of one row of the redirect table. */
export const expandRedirect = (redirect: Redirect, facts: Facts): readonly PlannedRedirect[] =>
  combinations(redirect, { articles: [], template: redirect.from, facts }).map((places) => ({
    from: fillPath(redirect.from, places, { facts, locale: 'pl' }),
    to: fillPath(redirect.to, places, { facts, locale: 'pl' }),
  }));

export const planRedirects = (facts: Facts): readonly PlannedRedirect[] =>
  facts.redirects
    .flatMap((redirect) => expandRedirect(redirect, facts))
    .toSorted((a, b) => compareText(a.from, b.from));
