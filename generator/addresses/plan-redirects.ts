import type { Locale } from '#domain/locale.ts';
import { compareText } from '#domain/texts/compare-text.ts';
import type { Model } from '#model/schema/model.ts';
import type { Places, PlannedRedirect } from './address.ts';
import { combinations, expandRedirect, fillPath } from './expand-addresses.ts';

/** A move that follows from a name that a course or city had before, with its row. */
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

/** From every address that a course or a city had under a former name to the one of today, in one hop. */
export const formerMoves = (model: Model): readonly FormerMove[] => [
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

/** Every permanent move: those of the table, and those from former names. */
export const planRedirects = (model: Model): readonly PlannedRedirect[] =>
  [
    ...model.redirects.flatMap((redirect) => expandRedirect(redirect, model)),
    ...formerMoves(model).map(({ from, to }) => ({ from, to })),
  ].toSorted((a, b) => compareText(a.from, b.from));
