import type { Locale } from '#domain/locale.ts';
import type { Model } from '#model/schema/model.ts';
import type { Feed } from '#model/schema/routes.ts';

/** The paths of a feed by locale, with placeholders in braces; a locale without the feed's parent page has none. */
export const feedPathTemplates = (
  { path, route }: Feed,
  { routes, locales }: Pick<Model, 'routes' | 'locales'>,
): Readonly<Partial<Record<Locale, string>>> => {
  const page = routes.find(({ id }) => id === route);
  return Object.fromEntries(
    locales.all.flatMap((locale) => {
      const above = route === undefined ? '' : page?.path[locale];
      const below = path[locale];
      return above === undefined || below === undefined ? [] : [[locale, `${above}${below}`]];
    }),
  );
};

/** The permanent addresses of a feed; the file of a single term has none, since it is removed with the term. */
export const feedPaths = (feed: Feed, model: Model): readonly string[] =>
  Object.values(feedPathTemplates(feed, model)).flatMap((template) => {
    if (template.includes('{term}')) return [];
    const keys = template.includes('{key}') ? model.calendarKeys.filter(({ role }) => role === 'type') : [{ key: '' }];
    const places = template.includes('{city}') ? model.cities : [{ id: '' }];
    return keys.flatMap(({ key }) =>
      places.map(({ id }) => template.replaceAll('{key}', key).replaceAll('{city}', id)),
    );
  });
