import type { Locale } from '#domain/locale.ts';
import { compareByCodeUnit } from '#domain/texts/compare-text.ts';
import type { Model } from '#model/schema/model.ts';
import type { Address, Places, PlannedRedirect } from './address.ts';
import { expandRedirect, fillPathTemplate, placeholderCombinations } from './expand-addresses.ts';

/** A redirect from a former name of a page, course or city, with the row that has the former name. */
export interface FormerMove extends PlannedRedirect {
  readonly row: object;
}

/** A former or current spelling of an address. */
interface Spelling {
  readonly slug: string;
  readonly city: string;
  /** The row whose former name the spelling contains; null for the current spelling. */
  readonly row: object | null;
}

const spellingsOf = ({ type: typeId, city: cityId }: Places, model: Model, locale: Locale): readonly Spelling[] => {
  const type = model.courseTypes.find(({ id }) => id === typeId) ?? null;
  const city = model.cities.find(({ id }) => id === cityId) ?? null;
  const slugs = [
    { slug: type?.slug[locale] ?? '', row: null },
    ...(type?.formerSlugs?.[locale] ?? []).map((slug) => ({ slug, row: type })),
  ];
  const names = [{ name: city?.id ?? '', row: null }, ...(city?.formerIds ?? []).map((name) => ({ name, row: city }))];
  return slugs.flatMap(({ slug, row }) =>
    names.map(({ name, row: ofCity }) => ({ slug, city: name, row: row ?? ofCity })),
  );
};

const spelled = (template: string, { slug, city }: Spelling): string =>
  template.replaceAll('{type}', slug).replaceAll('{city}', city);

/** The redirects from every former spelling of course and city in a template to the current spelling. */
const movesOf = (
  {
    from,
    to,
    locale,
    over,
  }: { from: string; to: string; locale: Locale; over: Parameters<typeof placeholderCombinations>[0] },
  model: Model,
): readonly FormerMove[] => {
  const moves: FormerMove[] = [];
  for (const slots of placeholderCombinations(over, { articles: [], template: from, model }))
    for (const spelling of spellingsOf(slots, model, locale))
      if (spelling.row !== null)
        moves.push({
          row: spelling.row,
          from: spelled(from, spelling),
          to: fillPathTemplate(to, slots, { model, locale }),
        });
  return moves;
};

/** Redirects from every address under a former path of a page, with any name of course and city, to the current one. */
const movedPages = (model: Model, addresses: readonly Address[]): readonly FormerMove[] => {
  const moves: FormerMove[] = [];
  for (const { route, locale, path: to, ...places } of addresses)
    for (const former of route.formerPaths?.[locale] ?? [])
      for (const spelling of spellingsOf(places, model, locale)) {
        const from = spelled(former, spelling).replaceAll('{article}', places.article ?? '');
        moves.push({ row: route, from, to });
      }
  return moves;
};

/** Redirects from the addresses of a page with former names of its course and city to the current ones. */
const renamedPages = (over: Model['routes'][number], model: Model): readonly FormerMove[] =>
  model.locales.all.flatMap((locale) => {
    const template = over.path[locale];
    return template === undefined ? [] : movesOf({ from: template, to: template, locale, over }, model);
  });

/** Redirects from every address under a former name of a page, course or city to the current one, in one hop. */
export const formerNameRedirects = (model: Model, addresses: readonly Address[]): readonly FormerMove[] => [
  ...movedPages(model, addresses),
  ...model.routes.flatMap((route) => renamedPages(route, model)),
  ...model.redirects.flatMap((redirect) =>
    movesOf({ from: redirect.from, to: redirect.to, locale: 'pl', over: redirect }, model),
  ),
];

/** Redirects of the feeds below a page whose path has changed. */
const movedFeeds = ({ feeds, routes, locales }: Model): readonly PlannedRedirect[] => {
  const moves: PlannedRedirect[] = [];
  for (const { route: id, path } of feeds) {
    const route = routes.find((one) => one.id === id);
    for (const locale of locales.all) {
      const [page, feed] = [route?.path[locale], path[locale]];
      if (page === undefined || feed === undefined) continue;
      for (const former of route?.formerPaths?.[locale] ?? [])
        moves.push({ from: `${former}${feed}`, to: `${page}${feed}` });
    }
  }
  return moves;
};

/** A current name with the former ones. */
interface Named {
  readonly now: string;
  readonly former: readonly string[];
}

/** Redirects from every former spelling of a feed of a course and a city to the current one. */
const movesOfFeed = (template: string, course: Named, city: Named): readonly PlannedRedirect[] => {
  const fill = (key: string, name: string): string => template.replaceAll('{key}', key).replaceAll('{city}', name);
  const to = fill(course.now, city.now);
  const all = [course.now, ...course.former].flatMap((key) =>
    [city.now, ...city.former].map((name) => fill(key, name)),
  );
  return all.filter((from) => from !== to).map((from) => ({ from, to }));
};

/** Redirects of subscribed calendars when the code of a course or the name of a city changes. */
const movedCalendars = ({ feeds, calendarKeys, cities, locales }: Model): readonly PlannedRedirect[] => {
  const courses = calendarKeys
    .filter(({ role }) => role === 'type')
    .map(({ key, formerKeys = [] }): Named => ({ now: key, former: formerKeys }));
  const allCities = cities.map(({ id, formerIds = [] }): Named => ({ now: id, former: formerIds }));
  const templates = feeds.flatMap(({ path }) => locales.all.map((locale) => path[locale] ?? ''));
  const moves: PlannedRedirect[] = [];
  for (const template of templates.filter((one) => one.includes('{key}')))
    for (const course of courses)
      for (const city of template.includes('{city}') ? allCities : [{ now: '', former: [] }])
        moves.push(...movesOfFeed(template, course, city));
  return moves;
};

/** Every permanent redirect: those of the redirect table and those from former names. */
export const planRedirects = (model: Model, addresses: readonly Address[]): readonly PlannedRedirect[] =>
  [
    ...model.redirects.flatMap((redirect) => expandRedirect(redirect, model)),
    ...formerNameRedirects(model, addresses).map(({ from, to }) => ({ from, to })),
    ...movedFeeds(model),
    ...movedCalendars(model),
  ].toSorted((a, b) => compareByCodeUnit(a.from, b.from));
