import type { Locale } from '#domain/locale.ts';
import type { Model } from '#model/schema/model.ts';
import type { Redirect, Route } from '#model/schema/routes.ts';
import type { Address, Places, PlannedRedirect } from './address.ts';

type Over = Pick<Route, 'audience' | 'localization'>;

interface Around {
  readonly model: Model;
  readonly locale: Locale;
}

/** A path template with the slugs of its type, city and article filled in. */
export const fillPathTemplate = (template: string, places: Places, { model, locale }: Around): string => {
  const type = model.courseTypes.find(({ id }) => id === places.type);
  return template
    .replaceAll('{type}', type?.slug[locale] ?? '')
    .replaceAll('{city}', places.city ?? '')
    .replaceAll('{article}', places.article ?? '');
};

/** The file name of a page: `/en/contact` is `en--contact`, the home page `pl--index`. */
export const pageFileName = (path: string, locale: Locale): string => {
  const inner = (locale === 'pl' ? path : path.replace(/^\/en(?=\/|$)/, '')).slice(1).replace(/^\//, '');
  return `${locale}--${inner === '' ? 'index' : inner.replaceAll('/', '--')}`;
};

/** The ids of the courses that have the audience and localization of a row, in the order of the course table. */
export const courseTypesOfRow = ({ audience, localization }: Over, { courseTypes }: Model): readonly string[] =>
  courseTypes
    .filter((type) => type.audience === audience && (localization ?? type.localization) === type.localization)
    .map(({ id }) => id);

const typesIn = (template: string, row: Over, model: Model): readonly (string | null)[] =>
  template.includes('{type}') ? courseTypesOfRow(row, model) : [null];

/** The cities with a page of this course; every city if the course has no pages of cities, or without a course. */
const citiesOf = (type: string | null, { cities, courseTypes }: Model): readonly string[] => {
  const own = courseTypes.find(({ id }) => id === type);
  return own?.localization === 'param' ? own.cities : cities.map(({ id }) => id);
};

/** The values for the placeholders of a template, one combination for each address. */
export const placeholderCombinations = (
  row: Over,
  places: { readonly articles: readonly string[]; readonly template: string; readonly model: Model },
): readonly Places[] => {
  const { articles, template, model } = places;
  const systems = template.includes('{article}') ? articles : [null];
  return typesIn(template, row, model).flatMap((type) => {
    const cities = template.includes('{city}') ? citiesOf(type, model) : [null];
    return cities.flatMap((city) => systems.map((article) => ({ type, city, article })));
  });
};

/** Every address of the site, reserved ones included, in the order of the routes. */
export const planAddresses = (
  model: Model,
  articles: Readonly<Record<Locale, readonly string[]>>,
): readonly Address[] => {
  const addresses: Address[] = [];
  for (const route of model.routes)
    for (const locale of model.locales.all) {
      const template = route.path[locale];
      if (template === undefined) continue;
      for (const places of placeholderCombinations(route, { articles: articles[locale], template, model })) {
        const { type = null, city = null, article = null } = places;
        const path = fillPathTemplate(template, { type, city, article }, { model, locale });
        addresses.push({ key: pageFileName(path, locale), path, locale, route, kind: route.kind, type, city, article });
      }
    }
  return addresses;
};

/** The redirects that one row of the redirect table stands for, with all placeholders filled in. */
export const expandRedirect = (redirect: Redirect, model: Model): readonly PlannedRedirect[] =>
  placeholderCombinations(redirect, { articles: [], template: redirect.from, model }).map((places) => ({
    from: fillPathTemplate(redirect.from, places, { model, locale: 'pl' }),
    to: fillPathTemplate(redirect.to, places, { model, locale: 'pl' }),
  }));
