import { existsSync, readFileSync } from 'node:fs';
import type { Locale } from '#domain/locale.ts';
import reserved from '#generated/routes/reserved.json' with { type: 'json' };
import { pathTo } from '#generated/routes/routes.ts';
import { isFull } from '../../depth.ts';

export interface SitePage {
  readonly key: string;
  readonly path: string;
  readonly locale: Locale;
  readonly kind: string;
  readonly route: string;
  readonly indexable: boolean;
}

/** Every page that a production build pre-renders, the 404 pages apart. */
export const sitePages: readonly SitePage[] = JSON.parse(
  readFileSync(new URL('../../../generated/routes/pages.json', import.meta.url), 'utf8'),
).filter(({ kind }: SitePage) => kind !== 'not-found');

/** The paths that the application answers, each with the same printed shell, and a path that nobody knows. */
const reservedPages: readonly SitePage[] = reserved.map(({ path, locale, route }) => ({
  key: `${locale}--${route}`,
  path,
  locale: locale === 'en' ? 'en' : 'pl',
  kind: 'reserved',
  route,
  indexable: false,
}));

const oneOfEach = (pages: readonly SitePage[]): readonly SitePage[] =>
  pages.filter(
    ({ kind, locale }, index) => pages.findIndex((other) => other.kind === kind && other.locale === locale) === index,
  );

/** What a built page is made of: each of its lists of classes, and its islands; null where a server answers its path. */
const partsOf = ({ path }: SitePage): readonly string[] | null => {
  const file = new URL(`../../../dist/${path === '/' ? 'index' : path.slice(1)}.html`, import.meta.url);
  return existsSync(file) ? (readFileSync(file, 'utf8').match(/ (?:class|data-island)="[^"]*"/g) ?? []) : null;
};

/** Pages with a part that none before them has: together they show every part of the site. */
export const pagesOfAllParts = (pages: readonly SitePage[]): readonly SitePage[] => {
  const known = new Set<string>();
  return pages.filter((page) => {
    const parts = partsOf(page);
    const isNew = parts === null || parts.some((part) => !known.has(part));
    for (const part of parts ?? []) known.add(part);
    return isNew;
  });
};

/** A course like others, but with the calculator, which no other kind of page has. */
const calculatorPath = pathTo('course', 'pl', { type: 'kpp-rec' });

/** One page of each kind and language, and the one with the calculator; all of them in the full run. */
export const pagesToVisit: readonly SitePage[] = isFull
  ? sitePages
  : [...oneOfEach(sitePages), ...sitePages.filter(({ path }) => path === calculatorPath)];

/** The same with the pages of the application, and with one that is not found. */
export const screensToVisit: readonly SitePage[] = [
  ...pagesToVisit,
  ...(isFull ? reservedPages : oneOfEach(reservedPages)),
  ...(['pl', 'en'] as const).map((locale) => ({
    key: `${locale}--unknown`,
    path: locale === 'pl' ? '/nie-ma-takiej' : '/en/no-such-page',
    locale,
    kind: 'not-found',
    route: 'not-found',
    indexable: false,
  })),
];
