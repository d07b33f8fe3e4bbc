import { fileURLToPath } from 'node:url';
import type { PageOf } from '#contract/page.ts';
import type { Locale } from '#domain/locale.ts';
import { courseTypes } from '#generated/data/course-types.ts';
import { siteFolders } from '#site/build/folders.ts';
import { createPageDataReader, readBuildSources } from '#site/build/sources/sources.ts';
import { type BuiltPage, type BuiltSite, buildForTests } from '../built/build-for-tests.ts';
import { visibleText } from '../built/markup.ts';

export type CourseTypeId = (typeof courseTypes)[number]['id'];

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Data of a page with what is not known yet, which a public build leaves out. */
export const plannedPage = (key: string) => createPageDataReader(readBuildSources(siteFolders(root)))(key);

/** Header, menus and footer, whatever is known of them. */
export const plannedLayout = () => readBuildSources(siteFolders(root)).layouts.pl;

/** The parts of the home page, whatever is known of them. */
export const plannedHome = (): PageOf<'home'>['body'] => {
  const page = plannedPage('pl--index');
  if (page.kind !== 'home') throw new Error('The page pl--index is not the home page.');
  return page.body;
};

/** The page at a path; a path without a page fails. */
export const pageAt = ({ pages }: BuiltSite, path: string): BuiltPage => {
  const found = pages.find((page) => page.path === path);
  if (found === undefined) throw new Error(`The build has no page ${path}.`);
  return found;
};

const prefix: Readonly<Record<Locale, string>> = { pl: '/', en: '/en/' };

/** The page of a course. */
export const coursePage = (site: BuiltSite, type: CourseTypeId, locale: Locale = 'pl'): BuiltPage =>
  pageAt(site, prefix[locale] + (courseTypes.find(({ id }) => id === type)?.slug[locale] ?? ''));

/** What a reader sees between header and footer. */
export const mainText = ({ html }: BuiltPage): string => visibleText(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '');

/** The words of the page of a course. */
export const courseText = async (type: CourseTypeId, locale: Locale = 'pl'): Promise<string> =>
  mainText(coursePage(await buildForTests(), type, locale));
