import type { Locale } from '#domain/locale.ts';
import { compareText } from '#domain/texts/compare-text.ts';
import type { Model } from '#model/schema/model.ts';
import type { City } from '#model/schema/places.ts';
import type { Address, Places, PlannedRedirect } from './address.ts';
import { combinations, expandRedirect, fillPath } from './expand-addresses.ts';

/** A move that follows from a name that a page, course or city had before, with its row. */
export interface FormerMove extends PlannedRedirect {
  readonly row: object;
}

/** A way that an address was written, or is. */
interface Spelling {
  readonly slug: string;
  readonly city: string;
  /** The row whose former name it has. */
  readonly row: object | null;
}

const spellingsOf = ({ type: typeId, city: cityId }: Places, model: Model, locale: Locale): readonly Spelling[] => {
  const type = model.courseTypes.find(({ id }) => id === typeId);
  const city = model.cities.find(({ id }) => id === cityId);
  const slugs = [type?.slug[locale] ?? '', ...(type?.formerSlugs?.[locale] ?? [])];
  const names = [city?.id ?? '', ...(city?.formerIds ?? [])];
  return slugs.flatMap((slug, before) =>
    names.map((name, earlier) => ({
      slug,
      city: name,
      row: before > 0 ? (type ?? null) : earlier > 0 ? (city ?? null) : null,
    })),
  );
};

const spelled = (template: string, { slug, city }: Spelling): string =>
  template.replaceAll('{type}', slug).replaceAll('{city}', city);

const movesOf = (
  { from, to, locale, over }: { from: string; to: string; locale: Locale; over: Parameters<typeof combinations>[0] },
  model: Model,
): readonly FormerMove[] =>
  combinations(over, { articles: [], template: from, model }).flatMap((places) =>
    spellingsOf(places, model, locale).flatMap((spelling): FormerMove[] =>
      spelling.row === null
        ? []
        : [{ row: spelling.row, from: spelled(from, spelling), to: fillPath(to, places, { model, locale }) }],
    ),
  );

/** From every address that a page had under a former path, with the names of course and city of any time, to the one of today. */
const movedPages = (model: Model, addresses: readonly Address[]): readonly FormerMove[] =>
  addresses.flatMap(({ route, locale, path, ...places }) =>
    (route.formerPaths?.[locale] ?? []).flatMap((former) =>
      spellingsOf(places, model, locale).map((spelling) => ({
        row: route,
        from: spelled(former, spelling).replaceAll('{article}', places.article ?? ''),
        to: path,
      })),
    ),
  );

/** From every address that a page, a course or a city had under a former name to the one of today, in one hop. */
export const formerMoves = (model: Model, addresses: readonly Address[]): readonly FormerMove[] => [
  ...movedPages(model, addresses),
  ...model.routes.flatMap((route) =>
    model.locales.all.flatMap((locale) => {
      const template = route.path[locale];
      return template === undefined ? [] : movesOf({ from: template, to: template, locale, over: route }, model);
    }),
  ),
  ...model.redirects.flatMap((redirect) =>
    movesOf({ from: redirect.from, to: redirect.to, locale: 'pl', over: redirect }, model),
  ),
];

/** A feed below a page moves with it. */
const movedFeeds = ({ feeds, routes, locales }: Model): readonly PlannedRedirect[] =>
  feeds.flatMap(({ route: id, path }) => {
    const route = routes.find((one) => one.id === id);
    return locales.all.flatMap((locale) => {
      const [below, feed] = [route?.path[locale], path[locale]];
      if (below === undefined || feed === undefined) return [];
      return (route?.formerPaths?.[locale] ?? []).map((former) => ({
        from: `${former}${feed}`,
        to: `${below}${feed}`,
      }));
    });
  });

/** The dates of a course and of a city move with the code and the name, for whoever subscribed to them. */
const movedCalendars = ({ feeds, calendarKeys, cities, locales }: Model): readonly PlannedRedirect[] => {
  const keys = calendarKeys.filter(({ role }) => role === 'type');
  const templates = feeds.flatMap(({ path }) => locales.all.flatMap((locale) => path[locale] ?? []));
  return templates
    .filter((template) => template.includes('{key}'))
    .flatMap((template) => {
      const places: readonly Pick<City, 'id' | 'formerIds'>[] = template.includes('{city}') ? cities : [{ id: '' }];
      const filled = (key: string, city: string): string =>
        template.replaceAll('{key}', key).replaceAll('{city}', city);
      return keys.flatMap(({ key, formerKeys = [] }) =>
        places.flatMap(({ id, formerIds = [] }) =>
          [key, ...formerKeys]
            .flatMap((code) => [id, ...formerIds].map((name) => ({ from: filled(code, name), to: filled(key, id) })))
            .slice(1),
        ),
      );
    });
};

/** Every permanent move: those of the table, and those from former names. */
export const planRedirects = (model: Model, addresses: readonly Address[]): readonly PlannedRedirect[] =>
  [
    ...model.redirects.flatMap((redirect) => expandRedirect(redirect, model)),
    ...formerMoves(model, addresses).map(({ from, to }) => ({ from, to })),
    ...movedFeeds(model),
    ...movedCalendars(model),
  ].toSorted((a, b) => compareText(a.from, b.from));
