import { readFileSync } from 'node:fs';

export interface SitePage {
  readonly key: string;
  readonly path: string;
  readonly locale: 'pl' | 'en';
  readonly kind: string;
  readonly route: string;
  readonly indexable: boolean;
  readonly environments?: readonly string[];
}

/** Every page that a production build pre-renders, the 404 pages apart. */
export const sitePages: readonly SitePage[] = JSON.parse(
  readFileSync(new URL('../../generated/routes/pages.json', import.meta.url), 'utf8'),
).filter(({ kind, environments }: SitePage) => kind !== 'not-found' && environments === undefined);

/** One page of each kind and language; all of them in the full run. */
export const pagesToVisit: readonly SitePage[] =
  process.env.TEST_FULL === '1'
    ? sitePages
    : sitePages.filter(
        ({ kind, locale }, index) =>
          sitePages.findIndex((other) => other.kind === kind && other.locale === locale) === index,
      );
