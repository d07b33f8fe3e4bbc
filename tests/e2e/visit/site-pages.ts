import { readFileSync } from 'node:fs';
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
