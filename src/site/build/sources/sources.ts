import type { Locale } from '#domain/locale.ts';
import type { Layout } from '#domain/pages/layout.ts';
import type { PageKind } from '#domain/pages/page.ts';
import { locales } from '#generated/data/locales.ts';
import type { Folders } from '../folders.ts';
import type { Dictionaries } from '../render/renderer.ts';
import { readJson } from './read-json.ts';
import type { Finish } from './without-unfinished.ts';

/** A page of the page list. */
export interface PageEntry {
  readonly key: string;
  readonly path: string;
  readonly locale: Locale;
  readonly kind: PageKind;
}

/** What the generator gives a build besides code. Page and fragment files are read one by one. */
export interface Sources {
  /** The folder of page data. */
  readonly folder: string;
  /** What a build of this environment shows of page data. */
  readonly finish: Finish;
  readonly pages: readonly PageEntry[];
  readonly dictionaries: Readonly<Record<Locale, Dictionaries>>;
  readonly layouts: Readonly<Record<Locale, Layout>>;
}

/** Reads what the generator wrote; layouts are finished, pages and fragments by whoever reads them. */
export const readSources = (
  { generated, site }: Pick<Folders, 'generated' | 'site'>,
  finish: Finish = (value) => value,
): Sources => {
  const perLocale = <Value>(read: (locale: Locale) => Value): Readonly<Record<Locale, Value>> => ({
    pl: read('pl'),
    en: read('en'),
  });
  return {
    folder: site,
    finish,
    pages: readJson(generated, 'routes/pages.json'),
    dictionaries: perLocale((locale) => readJson(generated, `i18n/${locale}.json`)),
    layouts: perLocale((locale) => finish(readJson(site, `fragments/${locale}/layout.json`))),
  };
};

export const everyLocale: readonly Locale[] = locales.all;
