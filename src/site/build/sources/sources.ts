import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Layout } from '#contract/layout.ts';
import type { PageData, PageKind, PageOf } from '#contract/page.ts';
import type { Locale } from '#domain/locale.ts';
import { locales } from '#generated/data/locales.ts';
import type { Dictionaries } from '../../lib/texts.ts';
import type { Folders } from '../folders.ts';
import type { Redact } from './redact-placeholders.ts';

/** One JSON file that the generator wrote; its shape is the generator's promise. */
export const readGeneratedJson = (folder: string, path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8'));

export const everyLocale: readonly Locale[] = locales.all;

/** A page of the page list. */
export interface PageEntry {
  readonly key: string;
  readonly path: string;
  readonly locale: Locale;
  readonly kind: PageKind;
}

/** What the generator gives a build in addition to code. Page files are read one by one. */
export interface Sources {
  /** The folder of page data. */
  readonly folder: string;
  /** What a build of this environment shows of page data. */
  readonly finish: Redact;
  readonly pages: readonly PageEntry[];
  readonly dictionaries: Readonly<Record<Locale, Dictionaries>>;
  readonly layouts: Readonly<Record<Locale, Layout>>;
}

/** Reads what the generator wrote; layouts are redacted here, pages where they are read. */
export const readBuildSources = (
  { generated, site }: Pick<Folders, 'generated' | 'site'>,
  finish: Redact = (value) => value,
): Sources => {
  const perLocale = <Value>(read: (locale: Locale) => Value): Readonly<Record<Locale, Value>> => ({
    pl: read('pl'),
    en: read('en'),
  });
  return {
    folder: site,
    finish,
    pages: readGeneratedJson(generated, 'routes/pages.json'),
    dictionaries: perLocale((locale) => readGeneratedJson(generated, `i18n/${locale}.json`)),
    layouts: perLocale((locale) => finish(readGeneratedJson(site, `layouts/${locale}.json`))),
  };
};

/** Reads pages by their keys. */
export const createPageDataReader =
  ({ folder, finish }: Pick<Sources, 'folder' | 'finish'>): ((key: string) => PageData) =>
  (key) =>
    finish(readGeneratedJson(folder, `pages/${key}.json`));

/** Pages of the reserved paths of every locale. */
export const readAppShells = ({ folder, finish }: Pick<Sources, 'folder' | 'finish'>): readonly PageOf<'reserved'>[] =>
  everyLocale.flatMap((locale) => {
    const { pages }: { pages: Readonly<Record<string, PageData>> } = finish(
      readGeneratedJson(folder, `app/${locale}.json`),
    );
    return Object.values(pages).filter((page) => page.kind === 'reserved');
  });

const isHashed = (file: string, sha256: string): boolean =>
  existsSync(file) && createHash('sha256').update(readFileSync(file)).digest('hex') === sha256;

/** The list of page data by hash. */
const list = 'hashes.json';

/**
 * Page data files that are missing, or whose hash is not the one in the manifest of `generated/`: they are of another state of the project.
 */
export const findStalePageData = ({ generated, site }: Pick<Folders, 'generated' | 'site'>): readonly string[] => {
  if (!isHashed(join(site, list), readGeneratedJson(generated, 'manifest.json').site)) return [list];
  const listed: Readonly<Record<string, string>> = readGeneratedJson(site, list);
  return Object.entries(listed).flatMap(([path, sha256]) => (isHashed(join(site, path), sha256) ? [] : [path]));
};
